import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCodeBlock } from './readCodeBlock.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'x-docs-code-'));
  file = path.join(folder, 'page.mdx');
  writeFileSync(
    file,
    ['```js title="a.mjs"', 'run();', '```', '', '```ts', 'const b = 1;', '```', ''].join('\n'),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds a code block by its title', () => {
  expect(readCodeBlock(file, 'a.mjs')).toBe('run();');
});

it('lists the titles on the page if there is no such block', () => {
  expect(() => readCodeBlock(file, 'b.mjs')).toThrow(
    expect.objectContaining({
      message: 'The page has no code block with the title "b.mjs", but a test runs it.',
      hint: 'titles on this page: a.mjs.',
    }),
  );
});
