import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoizeByFile } from './memoizeByFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'x-docs-memoize-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a file again only after it has changed', () => {
  const file = path.join(folder, 'a.txt');
  const read = vi.fn((name: string) => readFileSync(name, 'utf8'));
  const readOnce = memoizeByFile(read);
  writeFileSync(file, 'one');
  expect([readOnce(file), readOnce(file)]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledTimes(1);
  writeFileSync(file, 'two');
  utimesSync(file, new Date(), new Date(Date.now() + 1000));
  expect(readOnce(file)).toBe('two');
  expect(read).toHaveBeenCalledTimes(2);
});
