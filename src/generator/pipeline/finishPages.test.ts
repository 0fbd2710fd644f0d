import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishPages } from './finishPages.ts';

const LINKS = ['page', 'panel'].map(
  (name) => `<link rel="stylesheet" href="/x/_astro/${name}.1.css">`,
);
const BODY = '<body class="_Page-page">';
/** More than one process would want to do alone. */
const MANY = 210;
let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
};
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'x-docs-finish-'));
  write('x/_astro/page.1.css', '._Page-page{top:0}');
  write('x/_astro/panel.1.css', '._Panel-panel{top:0}');
  write('x/_astro/shell.1.js', 'const deps=["x/_astro/panel.1.css"],name="_Panel-panel";');
});
afterEach(() => rmSync(dist, { recursive: true }));

it.each([1, MANY])('trims stylesheets and minifies scripts of %i pages', async (count) => {
  const files = Array.from({ length: count }, (_, index) => `x/${index}/index.html`);
  for (const file of files) write(file, `${LINKS.join('')}${BODY}<script>let a = 1;</script>`);
  expect(await finishPages(dist)).toBe(count);
  for (const file of files) expect(read(file)).toBe(`${LINKS[0]}${BODY}<script>let a=1</script>`);
});

it('leaves pages alone that it was not asked to finish', async () => {
  write('a.html', LINKS.join(''));
  write('b.html', LINKS.join(''));
  await finishPages(dist, { files: [path.join(dist, 'a.html')] });
  expect(read('a.html')).toBe('');
  expect(read('b.html')).toBe(LINKS.join(''));
});

it('names the page with a script that cannot be parsed', async () => {
  write('a.html', '<script>const = 1</script>');
  await expect(finishPages(dist)).rejects.toThrow(/can't be parsed/);
});
