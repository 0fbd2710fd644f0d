// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANALYTICS_META } from './analyticsConfig.ts';
import { reportAdDisplay } from './reportAdDisplay.ts';
import { onSiteEvent } from './siteEvents.ts';

const config = {
  sink: { kind: 'collector', url: '/events' },
  displaySampling: 0.1,
  displayDelayMs: 2500,
  webVitalsSampling: 0,
};
const chosen = { random: () => 0.0999 };
const event = { name: 'ad', action: 'display', label: 'in-house' };

let heard: unknown[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  stop = onSiteEvent((heardEvent) => heard.push(heardEvent));
  const meta = document.createElement('meta');
  meta.name = ANALYTICS_META;
  meta.content = JSON.stringify(config);
  document.head.replaceChildren(meta);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('reports an ad that stays visible', () => {
  reportAdDisplay('in-house', chosen);
  vi.advanceTimersByTime(2499);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([event]);
});

it("reports immediately if there's no delay", () => {
  reportAdDisplay('in-house', { ...chosen, delayMs: 0 });
  vi.advanceTimersByTime(0);
  expect(heard).toEqual([event]);
});

it('does not report an ad that is removed before the delay', () => {
  const forget = reportAdDisplay('in-house', chosen);
  forget();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});

it('reports only a share of the ads', () => {
  reportAdDisplay('in-house', { random: () => 0.1 });
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});

it('reports nothing if analytics is off', () => {
  document.head.replaceChildren();
  reportAdDisplay('in-house', chosen);
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual([]);
});
