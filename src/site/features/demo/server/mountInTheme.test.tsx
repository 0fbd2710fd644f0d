import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadGridDrawer } from '#generator/demos/pictures/drawGrids.ts';
import type { PictureSize } from '#model/demo/Demo.ts';
import { createDemoCache } from '../runtime/createDemoCache.ts';
import { mountInTheme } from './mountInTheme.tsx';
import { recordStyles } from './recordStyles.ts';

// Emotion warns about selectors of the grid when it's not in a browser.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const rows = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `Lake ${index + 1}`,
}));
const columns = [
  { field: 'id', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1 },
];

function Lakes() {
  const initialState = { sorting: { sortModel: [{ field: 'id', sort: 'desc' as const }] } };
  return <DataGrid rows={rows} columns={columns} initialState={initialState} label="Lakes" />;
}

async function draw(
  Demo: ComponentType,
  grids: PictureSize[],
  charts: PictureSize[] = [],
  width = 1440,
) {
  const drawGrids = await loadGridDrawer();
  const cache = createDemoCache('css');
  const styles = recordStyles(cache);
  try {
    const html = drawGrids({ width, grids, charts }, (page, runTasks) =>
      mountInTheme(Demo, page, cache, runTasks),
    );
    return { html, css: [...styles.values()].join('') };
  } finally {
    await finishTasks();
  }
}

/** Outside of builds, the tasks that React has scheduled read `window`, even if there is nothing left to do. */
async function finishTasks() {
  vi.stubGlobal('window', {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  vi.unstubAllGlobals();
}

const readRows = (html = '') => Array.from(html.matchAll(/>(Lake \d+)</g), ([, name]) => name);

it('renders the rows and columns that are in view, with the widths they get there', async () => {
  const { html } = await draw(Lakes, [[500, 300]]);
  expect(readRows(html)).toEqual(['Lake 30', 'Lake 29', 'Lake 28', 'Lake 27', 'Lake 26']);
  expect(html).toContain('Name');
  expect(html).toMatch(/data-field="name"[^>]*--width: ?410px/);
});

it.each(['MuiDataGrid-root', 'MuiDataGrid-virtualScroller', 'MuiTablePagination-select'])(
  'collects the styles of %s',
  async (name) => {
    const { html = '', css } = await draw(Lakes, [[500, 300]]);
    const [, className] = new RegExp(`class="[^"]*${name} [^"]*(css-[\\w-]+)`).exec(html) ?? [];
    expect(css.includes(`@layer mui{.${className}{`)).toBe(true);
  },
);

it('draws nothing if there is another number of grids than was measured', async () => {
  expect((await draw(Lakes, [])).html).toBeUndefined();
  expect(
    (
      await draw(Lakes, [
        [500, 300],
        [500, 300],
      ])
    ).html,
  ).toBeUndefined();
});

it('draws each grid in its size', async () => {
  const Two = () => (
    <>
      <DataGrid rows={rows} columns={columns} hideFooter />
      <DataGrid rows={rows} columns={columns} hideFooter />
    </>
  );
  const { html } = await draw(Two, [
    [500, 120],
    [300, 180],
  ]);
  expect(readRows(html)).toEqual(['Lake 1', 'Lake 2', 'Lake 1', 'Lake 2', 'Lake 3']);
});

function Sales() {
  return (
    <>
      <BarChart height={120} series={[{ data: [2, 0, 4] }]} />
      <DataGrid rows={rows} columns={columns} hideFooter />
    </>
  );
}

it('draws the charts beside a grid without their animation', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { html = '' } = await draw(Sales, [[500, 120]], [[400, 120]]);
  expect(readRows(html)).toEqual(['Lake 1', 'Lake 2']);
  expect(html).toContain('viewBox="0 0 400 120"');
  const bars = Array.from(html.matchAll(/<rect[^>]* height="([\d.]+)"[^>]*MuiBarElement/g));
  expect(bars.map(([, height]) => Number(height) > 0)).toEqual([true, false, true]);
});

it('draws nothing if there is another number of charts beside a grid than was measured', async () => {
  expect((await draw(Sales, [[500, 120]])).html).toBeUndefined();
});

it('gives up on a demo that keeps changing, and starts no timers', async () => {
  let hasFired = false;
  const run = (callback: () => void) => callback();
  const Clock = () => {
    const [ticks, setTicks] = useState(0);
    useEffect(() => run(() => setTicks(ticks + 1)), [ticks]);
    useEffect(() => void setTimeout(() => (hasFired = true), 1), []);
    return <p>{ticks}</p>;
  };
  expect((await draw(Clock, [])).html).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(hasFired).toBe(false);
});

it.each([
  ['a microtask', (task: () => void) => queueMicrotask(task)],
  ['a timer without delay', (task: () => void) => void setTimeout(task)],
])('waits for %s', async (_, putOff) => {
  const Total = () => {
    const [total, setTotal] = useState(0);
    useEffect(() => putOff(() => putOff(() => setTotal(7))), []);
    return <p>{total}</p>;
  };
  expect((await draw(Total, [])).html).toBe('<p>7</p>');
});

it('passes on the error of a demo', async () => {
  const Broken = () => {
    throw new Error('There are no lakes.');
  };
  await expect(draw(Broken, [])).rejects.toThrow('There are no lakes.');
});

it('leaves the environment as it was', async () => {
  const { setTimeout: before } = globalThis;
  await draw(Lakes, [[500, 300]]);
  expect('window' in globalThis || 'document' in globalThis).toBe(false);
  expect(globalThis.setTimeout).toBe(before);
});
