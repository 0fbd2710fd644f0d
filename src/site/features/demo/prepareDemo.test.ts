// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareDemo } from './prepareDemo.ts';

const FILES = ['/a.js', '/b.js', '/c.js'];
let stage: HTMLElement;
let missing: string | undefined;
let now: number;

beforeEach(() => {
  stage = document.createElement('div');
  // Downloads are shared by all demos of a page, so each test has its own file.
  stage.dataset['src'] = `/${crypto.randomUUID()}.js`;
  missing = undefined;
  now = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { href } = link as HTMLLinkElement;
    const isMissing = missing !== undefined && href.endsWith(missing);
    (link as HTMLLinkElement).dispatchEvent(new Event(isMissing ? 'error' : 'load'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs files that take the given times. */
const createRun = (...times: number[]) =>
  vi.fn(async (_file: string) => {
    now += times.shift() ?? 0;
  });

it('runs the shared files in order', async () => {
  const run = createRun();
  await prepareDemo(stage, FILES, run);
  expect(run.mock.calls.flat()).toEqual(FILES);
});

it('runs nothing if a file is missing', async () => {
  missing = stage.dataset['src'];
  const run = createRun();
  await expect(prepareDemo(stage, FILES, run)).rejects.toThrow("couldn't be loaded");
  expect(run).not.toHaveBeenCalled();
});

it('only downloads what a hydrated demo needs', async () => {
  stage.dataset['rendered'] = '';
  const run = createRun();
  await prepareDemo(stage, FILES, run);
  expect(document.head.append).toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});

it('stops when the demo starts', async () => {
  const run = vi.fn(async () => {
    stage.dataset['state'] = 'loading';
  });
  await prepareDemo(stage, FILES, run);
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['runs everything on a fast device', [40, 60, 30], 3],
  ['stops on a device that it has blocked for more than 50 ms', [60, 100, 30], 2],
])('%s', async (_title, times, count) => {
  const run = createRun(...times);
  await prepareDemo(stage, FILES, run);
  expect(run).toHaveBeenCalledTimes(count);
});

it('leaves everything to the start for readers who save data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const run = createRun();
  await prepareDemo(stage, FILES, run);
  expect(document.head.append).not.toHaveBeenCalled();
  expect(run).not.toHaveBeenCalled();
});
