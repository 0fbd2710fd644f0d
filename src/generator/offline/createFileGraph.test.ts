import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileGraph } from './createFileGraph.ts';

const FILES = {
  '/x/a/index.html':
    '<link href="/x/_astro/page.1.css"><meta content="https://mui.com/x/cards/a.png"><section data-demo-frame="pages/a/Demo"></section><script src="/x/_astro/shell.1.js"></script><a href="/x/b/">b</a>',
  '/x/b/index.html': '<p>b</p>',
  '/x/cards/a.png': '',
  '/x/demos/pages/a/Demo.json': '{}',
  '/x/_astro/page.1.css': '@font-face{src:url(/x/_astro/inter.1.woff2)}',
  '/x/_astro/inter.1.woff2': '',
  '/x/_astro/shell.1.js': 'import{a}from"./base.1.js";const b=()=>import("./panel.1.js")',
  '/x/_astro/base.1.js': 'export const a=1',
  '/x/_astro/panel.1.js': 'import"./base.1.js";import"./panel.1.css.js"',
  '/x/_astro/other.1.js': '',
};
let dist: string;

beforeAll(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'x-docs-graph-'));
  for (const [pathname, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dist, pathname)), { recursive: true });
    writeFileSync(path.join(dist, pathname), content);
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

describe('createFileGraph', () => {
  it('finds everything that a page can load, but no other pages and no preview images', () => {
    const graph = createFileGraph(dist, new Set(Object.keys(FILES)));
    expect(graph.collectAll(['/x/a/'])).toEqual([
      '/x/_astro/base.1.js',
      '/x/_astro/inter.1.woff2',
      '/x/_astro/page.1.css',
      '/x/_astro/panel.1.js',
      '/x/_astro/shell.1.js',
      '/x/a/',
      '/x/demos/pages/a/Demo.json',
    ]);
  });

  it('skips files that are loaded on demand', () => {
    const graph = createFileGraph(dist, new Set(Object.keys(FILES)));
    expect(graph.collectEager(['/x/a/'])).not.toContain('/x/_astro/panel.1.js');
    expect(graph.collectEager(['/x/a/'])).toContain('/x/_astro/base.1.js');
    expect(graph.collectEager(['/x/a/'])).toContain('/x/_astro/inter.1.woff2');
  });

  it('ignores missing files', () => {
    expect(createFileGraph(dist, new Set()).collectAll(['/x/a/'])).toEqual([]);
  });
});
