// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DemoTables } from '#model/demo/ChartTable.ts';
import { findDemo } from '../controls/DemoElements.ts';
import { toggleTables } from './toggleTables.tsx';

const tables: DemoTables = {
  tables: [{ name: 'Harvest', columns: [{ key: 'date' }, 'Oats'], rows: [['2026', '31']] }],
  isInitial: false,
};

let isOnline: boolean;
const load = vi.fn((_url: unknown) =>
  Promise.resolve(isOnline ? Response.json(tables) : new Response('', { status: 503 })),
);
beforeEach(() => {
  isOnline = true;
  load.mockClear();
  vi.stubGlobal('fetch', load);
});

/** Each test uses a different demo, because fetched files are cached. */
function createDemo(name: string) {
  document.body.innerHTML = `<section id="${name}" data-demo-frame="pages/a/${name}">
    <div data-demo=""></div>
    <div data-demo-toolbar=""><button data-demo-action="tables" aria-expanded="false"></button></div>
    <div data-demo-code=""></div></section>`;
  const demo = findDemo(document.getElementById(name) as HTMLElement);
  if (!demo) throw new Error('The frame is not complete.');
  return demo;
}

const isExpanded = () => document.querySelector('button')?.getAttribute('aria-expanded');

it('opens the tables below the toolbar, closes them, and opens them again', async () => {
  const demo = createDemo('Bars');
  await act(() => toggleTables(demo));
  const panel = document.getElementById('Bars-tables');
  expect(demo.toolbar.nextElementSibling).toBe(panel);
  expect(panel?.querySelector('td')?.textContent).toBe('31');
  expect(isExpanded()).toBe('true');
  await act(() => toggleTables(demo));
  expect(panel?.hidden).toBe(true);
  expect(isExpanded()).toBe('false');
  await act(() => toggleTables(demo));
  expect(panel?.hidden).toBe(false);
  expect(load.mock.calls).toEqual([['/x/chart-tables/pages/a/Bars.json']]);
});

it('opens once for two clicks in a row', async () => {
  const demo = createDemo('Lines');
  await act(() => Promise.all([toggleTables(demo), toggleTables(demo)]));
  expect(document.querySelectorAll('#Lines-tables')).toHaveLength(1);
});

it('stays closed without a connection and tries again', async () => {
  const demo = createDemo('Pie');
  isOnline = false;
  await expect(toggleTables(demo)).rejects.toThrow('503');
  expect(isExpanded()).toBe('false');
  isOnline = true;
  await act(() => toggleTables(demo));
  expect(isExpanded()).toBe('true');
});
