import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAssets } from './compressAssets.ts';
import { prepareDelivery } from './prepareDelivery.ts';

let root: string;
let directory: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'x-docs-assets-'));
  directory = path.join(root, 'dist');
  mkdirSync(path.join(directory, 'x/_astro'), { recursive: true });
  writeFileSync(path.join(directory, 'x/_astro/a.js'), 'let a;\n'.repeat(300));
  writeFileSync(path.join(directory, 'index.html'), '<p>Text</p>'.repeat(200));
});
afterEach(() => rmSync(root, { recursive: true }));

it('compresses what the bundler has written, so that only the rest is left for delivery', async () => {
  const cacheDirectory = path.join(root, 'cache');
  await compressAssets(directory, cacheDirectory);
  expect(existsSync(path.join(directory, 'x/_astro/a.js.br'))).toBe(true);
  expect(existsSync(path.join(directory, 'index.html.br'))).toBe(false);
  const { compressed, created } = await prepareDelivery({ directory, cacheDirectory });
  expect({ compressed, created }).toEqual({ compressed: 2, created: 2 });
});
