import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listContexts, wrapSnippet } from './wrapSnippet.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'contexts-'));
writeFileSync(
  path.join(directory, 'numbers.tsx'),
  'export const list: number[] = [\n/* snippet */\n];\n',
);

it('inserts the fragment at the placeholder of its context, and counts the lines above it', () => {
  expect(wrapSnippet('1,\n2,', 'numbers', directory)).toEqual({
    code: 'export const list: number[] = [\n1,\n2,\n];\n',
    linesBefore: 1,
  });
});

it('does not change a block without a context', () => {
  expect(wrapSnippet('let a = 1;', undefined, directory)).toEqual({
    code: 'let a = 1;',
    linesBefore: 0,
  });
});

it('lists the contexts by name', () => {
  expect(listContexts(directory)).toEqual(['numbers']);
});
