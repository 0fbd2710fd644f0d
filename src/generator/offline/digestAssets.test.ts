import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestAssets } from './digestAssets.ts';

const FILES = {
  '/x/_astro/shell.B2kF9x1_.js': 'a',
  '/x/_astro/shell.B2kF9x1_.css': 'a',
  '/x/_astro/one.SAMEsame.js': 'a',
  '/x/_astro/two.SAMEsame.js': 'b',
  '/x/_astro/plain.js': 'a',
  '/x/live/imports.json': 'a',
};
let dist: string;

beforeAll(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'x-docs-digests-'));
  for (const [pathname, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dist, pathname)), { recursive: true });
    writeFileSync(path.join(dist, pathname), content);
  }
});
afterAll(() => rmSync(dist, { recursive: true }));

it('lists a digest per hash, except if two files share one', () => {
  // The SHA-256 of "a" starts with these digits.
  expect(digestAssets(dist, Object.keys(FILES))).toEqual({ B2kF9x1_: 'ca978112' });
});
