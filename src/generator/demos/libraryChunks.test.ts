import { expect, it } from 'vitest';
import { createLibraryGroups, isLibraryChunk } from './libraryChunks.ts';

const DEMOS = 600;
const groups = createLibraryGroups(DEMOS);

function findGroups(module: string): string[] {
  return groups.filter(({ test }) => test.test(module)).map(({ name }) => name);
}

it('gives each package its own groups, one for each tier', () => {
  expect(findGroups('/a/node_modules/@mui/x-data-grid/esm/DataGrid/DataGrid.js')).toEqual([
    'library-grid',
    'library-grid-family',
    'library-grid-more',
  ]);
  expect(findGroups('/a/node_modules/@mui/x-data-grid-pro/esm/index.js')[0]).toBe(
    'library-grid-pro',
  );
});

it('leaves other packages and our own code alone', () => {
  expect(findGroups('/a/node_modules/exceljs/dist/exceljs.js')).toEqual([]);
  expect(findGroups('/a/src/site/ui/react/Icon.tsx')).toEqual([]);
});

it('keeps the renderer in one file, however many demos use it', () => {
  expect(findGroups('/a/node_modules/react-dom/cjs/react-dom-client.production.js')).toEqual([
    'library-renderer',
  ]);
});

it('takes what is used more often first, and within that what others build on', () => {
  const byPriority = [...groups].sort((a, b) => b.priority - a.priority);
  expect(byPriority.map(({ name }) => name)).toEqual(groups.map(({ name }) => name));
  const [, ...tiers] = groups;
  const shares = tiers.map(({ minShareCount }) => minShareCount);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(groups.map(({ priority }) => priority)).size).toBe(groups.length);
});

it.each([
  ['nearly all demos', 1, 'library-grid'],
  ['half of the demos', 0.5, 'library-grid'],
  ['a product', 0.25, 'library-grid-family'],
  ['some demos', 0.05, 'library-grid-more'],
  ['a few demos', 0.01, undefined],
])('puts a module that %s use into the same group when the demos double', (_, share, expected) => {
  const module = '/a/node_modules/@mui/x-data-grid/esm/DataGrid/DataGrid.js';
  for (const demoCount of [DEMOS, 2 * DEMOS]) {
    const users = share * demoCount;
    const group = createLibraryGroups(demoCount).find(
      ({ test, minShareCount }) => test.test(module) && users >= minShareCount,
    );
    expect(group?.name).toBe(expected);
  }
});

it('recognizes its chunks by name', () => {
  expect(isLibraryChunk('x/_astro/library-grid.Ab12.js')).toBe(true);
  expect(isLibraryChunk('x/_astro/demo-library-1.Ab12.js')).toBe(false);
});
