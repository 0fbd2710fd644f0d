import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readUsedStylesheets, trimStylesheets } from './trimStylesheets.ts';

let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'x-docs-trim-'));
  write('x/_astro/page.1.css', '._Page-page{top:0}');
  write('x/_astro/panel.1.css', '._Panel-panel{top:0}');
  write('x/_astro/shell.1.js', 'const deps=["x/_astro/panel.1.css"],name="_Panel-panel";');
});
afterEach(() => rmSync(dist, { recursive: true }));

it('removes links to stylesheets that only scripts need, and nothing else', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/x/_astro/${name}">`;
  const rest = `<body class="_Page-page">&lt;link rel="stylesheet" href="/x/_astro/panel.1.css"&gt;</body>`;
  const sheets = readUsedStylesheets(dist);
  const needed = link('page.1.css') + rest;
  expect(trimStylesheets(link('page.1.css') + link('panel.1.css') + rest, sheets)).toEqual({
    html: needed,
    removed: 1,
  });
  expect(trimStylesheets(needed, sheets)).toEqual({ html: needed, removed: 0 });
});
