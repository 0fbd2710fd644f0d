import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiReference } from '#model/ApiReference.ts';
import { createComponent, createFamily } from './apiFixtures.ts';
import { bundleEntry } from './bundleEntry.ts';
import { measureSizes } from './measureSizes.ts';

const REFERENCE: ApiReference = {
  packages: [{ name: '@mui/x-charts', plan: 'community', version: '1.0.0' }],
  families: [
    createFamily({ components: [createComponent('BarChart'), createComponent('PieChart')] }),
  ],
};
const SIZE = { minified: 10, brotli: 5, packages: {} };

describe('measureSizes', () => {
  let cacheDirectory: string;
  beforeEach(() => {
    cacheDirectory = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  });
  afterEach(() => rmSync(cacheDirectory, { recursive: true }));

  it('measures each entry twice, with progress, and never again', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async () => SIZE);
    const progress: string[] = [];
    const options = {
      cacheDirectory,
      bundle,
      onProgress: (done: number, total: number) => progress.push(`${done}/${total}`),
    };
    const sizes = await measureSizes(REFERENCE, options);
    expect(sizes.map(({ name, from }) => [name, from])).toEqual([
      ['BarChart', '@mui/x-charts/BarChart'],
      ['PieChart', '@mui/x-charts/PieChart'],
    ]);
    expect(bundle).toHaveBeenCalledTimes(4);
    expect(progress).toEqual(['0/2', '1/2', '2/2']);
    await measureSizes(REFERENCE, options);
    expect(bundle).toHaveBeenCalledTimes(4);
  });

  it('measures what is missing', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async () => SIZE);
    const only = (_product: string, name: string) => name === 'BarChart';
    expect(await measureSizes(REFERENCE, { cacheDirectory, bundle, only })).toHaveLength(1);
    expect(await measureSizes(REFERENCE, { cacheDirectory, bundle })).toHaveLength(2);
    expect(bundle).toHaveBeenCalledTimes(4);
  });

  it('measures again in another version', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async () => SIZE);
    await measureSizes(REFERENCE, { cacheDirectory, bundle });
    const packages = [{ name: '@mui/x-charts', plan: 'community' as const, version: '2.0.0' }];
    await measureSizes({ ...REFERENCE, packages }, { cacheDirectory, bundle });
    expect(bundle).toHaveBeenCalledTimes(8);
  });
});

it('weighs a real import, with React and without', { timeout: 120_000 }, async () => {
  const code = "export { useDrawingArea } from '@mui/x-charts/hooks';";
  const alone = await bundleEntry(code, []);
  const onTop = await bundleEntry(code, [/^react($|\/)/]);
  expect(alone.packages).toHaveProperty('react');
  expect(onTop.packages).not.toHaveProperty('react');
  expect(onTop.packages).toHaveProperty('@mui/x-charts');
  expect(onTop.brotli).toBeLessThan(alone.brotli);
  expect(alone.brotli).toBeLessThan(alone.minified);
});
