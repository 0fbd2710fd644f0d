import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinDemoStyles, OPEN_LAYER } from '#model/demo/demoStyles.ts';
import { readDemoSheets } from './demoSheets.ts';
import { chooseShared, linkInPages, shareDemoStyles } from './shareDemoStyles.ts';

const ROOT = '@layer mui{.css-root{display:grid}}';
const CELL = '@layer mui{.css-cell{padding:0 10px}}';
const OWN = '@layer mui{.css-own{color:red}}';

let dist: string;
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
const createPage = (rules: readonly string[]) =>
  `<head><style>a{}</style><style data-demo-styles="root cell">${joinDemoStyles([...rules, OPEN_LAYER])}</style></head><body><p>A</p></body>`;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'x-docs-share-'));
  mkdirSync(path.join(dist, 'x/_astro'), { recursive: true });
  write('x/react-data-grid/sorting/index.html', createPage([ROOT, CELL, OWN]));
  write('zh/x/react-data-grid/index.html', createPage([ROOT, CELL]));
  write('x/react-charts/bars/index.html', createPage([ROOT]));
  write('x/index.html', createPage([ROOT, CELL]));
});
afterEach(() => rmSync(dist, { recursive: true }));

describe('shareDemoStyles', () => {
  it('moves rules that the guides of a family share to a stylesheet', () => {
    expect(shareDemoStyles(dist)).toEqual({ sheets: 1, pages: 3 });
    const [sheet] = readDemoSheets(dist);
    expect([...(sheet?.rules ?? [])]).toEqual([ROOT, CELL]);
    expect(read('x/react-data-grid/sorting/index.html')).toBe(
      `<head><style>a{}</style><link rel="stylesheet" href="${sheet?.href}"><style data-demo-styles="root cell">${OWN}${OPEN_LAYER}</style></head><body><p>A</p></body>`,
    );
    expect(read('zh/x/react-data-grid/index.html')).toContain(sheet?.href);
  });

  it('leaves pages that belong to no family as they are', () => {
    shareDemoStyles(dist);
    expect(read('x/index.html')).toBe(createPage([ROOT, CELL]));
  });

  it('links a guide only to the stylesheet of its family', () => {
    write('x/react-charts/bars/index.html', createPage([ROOT, OWN, CELL]));
    write('x/react-charts/lines/index.html', createPage([ROOT, OWN]));
    expect(shareDemoStyles(dist)).toEqual({ sheets: 2, pages: 4 });
    const sheet = readDemoSheets(dist).find(({ family }) => family === 'react-charts');
    expect([...(sheet?.rules ?? [])]).toEqual([ROOT, OWN]);
    expect(read('x/react-charts/bars/index.html')).toBe(
      `<head><style>a{}</style><link rel="stylesheet" href="${sheet?.href}"><style data-demo-styles="root cell">${CELL}${OPEN_LAYER}</style></head><body><p>A</p></body>`,
    );
  });

  it('copies rules that only the stylesheet of another family contains', () => {
    shareDemoStyles(dist);
    expect(read('x/react-charts/bars/index.html')).not.toContain('<link');
    expect(read('x/react-charts/bars/index.html')).toContain(ROOT + OPEN_LAYER);
  });

  it('copies the rules if a guide needs too little of the stylesheet', () => {
    const large = `@layer mui{.css-large{${'--a:b;'.repeat(50)}}}`;
    write('x/react-data-grid/sorting/index.html', createPage([ROOT, large]));
    write('x/react-data-grid/filtering/index.html', createPage([ROOT, large]));
    write('x/react-data-grid/export/index.html', createPage([ROOT]));
    shareDemoStyles(dist);
    expect(read('x/react-data-grid/filtering/index.html')).toContain('<link');
    expect(read('x/react-data-grid/export/index.html')).not.toContain('<link');
    expect(read('x/react-data-grid/export/index.html')).toContain(ROOT + OPEN_LAYER);
  });
});

it('moves long rules of a page to a stylesheet that belongs to it', () => {
  const long = `@layer mui{.css-long{${'--a:b;'.repeat(1000)}}}`;
  const file = 'x/react-data-grid/sorting/index.html';
  write(file, createPage([ROOT, CELL, OWN, long]));
  shareDemoStyles(dist);
  const [, href = ''] = /href="([^"]+demo-page[^"]+)"/.exec(read(file)) ?? [];
  expect(read(href)).toBe(OWN + long);
  expect(read(file)).toContain(`<style data-demo-styles="root cell">${OPEN_LAYER}</style>`);
  expect(readDemoSheets(dist)).toHaveLength(1);
});

it('gives a page that is rendered again the stylesheets of the last build', () => {
  shareDemoStyles(dist);
  const file = 'x/react-data-grid/sorting/index.html';
  const before = read(file);
  write(file, createPage([ROOT, CELL, OWN]));
  linkInPages(dist, [file], readDemoSheets(dist));
  expect(read(file)).toBe(before);
});

describe('chooseShared', () => {
  it('chooses rules by the share of pages with demos that contain them', () => {
    const pages = [...Array.from({ length: 8 }, () => ['a']), ['b', 'a'], ['b', 'c']];
    expect(chooseShared([...pages, [], []])).toEqual(['a', 'b']);
  });
});
