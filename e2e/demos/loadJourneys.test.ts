import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listDemoPages } from './listDemoPages.ts';
import { loadJourneys } from './loadJourneys.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'x-docs-journeys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds the journeys of a page, and none for a page without them', async () => {
  mkdirSync(path.join(folder, 'react-charts'));
  const file = path.join(folder, 'react-charts/bars.ts');
  writeFileSync(file, 'export const journeys = { Bars: async () => {} };\n');
  expect(Object.keys(await loadJourneys('/x/react-charts/bars/', folder))).toEqual(['Bars']);
  expect(await loadJourneys('/x/react-charts/lines/', folder)).toEqual({});
  expect(await loadJourneys('/x/', folder)).toEqual({});
});

it('has a page for every file of journeys', () => {
  const pages = listDemoPages();
  const files = globSync('**/*.ts', { cwd: path.join(import.meta.dirname, '../journeys') });
  const missing = files.filter((file) => !pages.includes(`/x/${file.replace(/\.ts$/, '')}/`));
  expect(missing).toEqual([]);
});
