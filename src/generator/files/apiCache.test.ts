import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources, readCached, readInstalledVersion, writeCached } from './apiCache.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'api-cache-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('makes another key of another extractor, and of nothing else', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
  write('entry.ts', "import { a } from './a.ts';");
  write('a.ts', "import { b } from './b.ts';\nimport type { E } from './entry.ts';");
  write('b.ts', 'export const b = 1;');
  write('other.ts', 'export const other = 1;');
  const hash = () => hashSources(path.join(directory, 'entry.ts'));
  const before = hash();
  write('other.ts', 'export const other = 2;');
  expect(hash()).toBe(before);
  write('b.ts', 'export const b = 2;');
  expect(hash()).not.toBe(before);
});

it('keeps one file per name', () => {
  writeCached('sizes', '0123456789abcdef', [1], directory);
  writeCached('reference', '0123456789abcdef', { a: 1 }, directory);
  writeCached('reference', 'fedcba9876543210', { a: 2 }, directory);
  expect(readCached('reference', '0123456789abcdef', directory)).toBeUndefined();
  expect(readCached('reference', 'fedcba9876543210', directory)).toEqual({ a: 2 });
  expect(readCached('sizes', '0123456789abcdef', directory)).toEqual([1]);
});

it('knows which versions are installed', () => {
  expect(readInstalledVersion('typescript')).toMatch(/^6\./);
  expect(readInstalledVersion('a-missing-package')).toBe('none');
});
