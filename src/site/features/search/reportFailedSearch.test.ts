// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSiteEvent } from '../../browser/siteEvents.ts';
import { reportFailedSearch } from './reportFailedSearch.ts';

let heard: unknown[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  stop = onSiteEvent((event) => heard.push('label' in event ? event.label : event));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('reports a query that finds nothing, when the reader stops typing', () => {
  for (const query of ['ga', 'gan', 'gant', ' gantt ']) {
    reportFailedSearch(query, 0);
    vi.advanceTimersByTime(1499);
  }
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['gantt']);
});

it('reports it once', () => {
  reportFailedSearch('kanban', 0);
  vi.advanceTimersByTime(1500);
  reportFailedSearch('kanban ', 0);
  vi.advanceTimersByTime(1500);
  expect(heard).toEqual(['kanban']);
});

it.each([
  ['what finds something', 'grid', 3],
  ['a single letter', 'g', 0],
  ['nothing', '  ', 0],
])('does not report %s', (_, query, count) => {
  reportFailedSearch('gantt chart', 0);
  reportFailedSearch(query, count);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});
