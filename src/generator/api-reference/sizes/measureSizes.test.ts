import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { createComponent, createFamily } from '../read/apiFixtures.ts';
import { bundleEntry } from './bundleEntry.ts';
import { checkImportSizes } from './checkImportSizes.ts';
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

  it('measures each entry alone, on top of Material UI, and with the main component, only once', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async (code, external) => {
      const weight = code.split('\n').length * (external.length > 0 ? 10 : 100);
      return { minified: weight * 2, brotli: weight, packages: { '@mui/x-charts': weight } };
    });
    const progress: string[] = [];
    const options = {
      cacheDirectory,
      bundle,
      onProgress: (done: number, total: number) => progress.push(`${done}/${total}`),
    };
    const { result, missing } = await measureSizes(REFERENCE, options);
    expect(missing).toBe(0);
    expect(result.sizes).toEqual({
      'x-charts/BarChart': {
        from: '@mui/x-charts/BarChart',
        alone: { minified: 200, brotli: 100 },
        onTop: { minified: 20, brotli: 10 },
        packages: { '@mui/x-charts': 10 },
      },
      'x-charts/PieChart': {
        from: '@mui/x-charts/PieChart',
        alone: { minified: 200, brotli: 100 },
        onTop: { minified: 20, brotli: 10 },
        beside: { minified: 20, brotli: 10 },
        packages: { '@mui/x-charts': 10 },
      },
    });
    expect(bundle).toHaveBeenCalledTimes(6);
    expect(progress.at(-1)).toBe('2/2');
    await measureSizes(REFERENCE, options);
    expect(bundle).toHaveBeenCalledTimes(6);
  });

  it('continues an interrupted run', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async () => SIZE);
    const entries = ['A', 'B', 'C', 'D'].map((name) => createComponent(name));
    const reference = { ...REFERENCE, families: [createFamily({ components: entries })] };
    const first = await measureSizes(reference, { cacheDirectory, bundle, limit: 0 });
    expect(first.missing).toBe(2);
    const second = await measureSizes(reference, { cacheDirectory, bundle });
    expect(second.missing).toBe(0);
    expect(bundle).toHaveBeenCalledTimes(8);
  });

  it('measures again when the version changes', async () => {
    const bundle = vi.fn<typeof bundleEntry>(async () => SIZE);
    await measureSizes(REFERENCE, { cacheDirectory, bundle });
    const packages = [{ name: '@mui/x-charts', plan: 'community' as const, version: '2.0.0' }];
    await measureSizes({ ...REFERENCE, packages }, { cacheDirectory, bundle });
    expect(bundle).toHaveBeenCalledTimes(12);
  });
});

describe('checkImportSizes', () => {
  const versions = { '@mui/x-charts': '1.0.0' };
  const size = { from: '', alone: SIZE, onTop: SIZE, packages: {} };
  const sizes = { 'x-charts/BarChart': size, 'x-charts/PieChart': size };

  it.each([
    ['nothing', undefined, 'No sizes of imports are measured.'],
    [
      'an old version',
      { method: 2, versions: { '@mui/x-charts': '0.9.0' }, sizes },
      'The sizes were measured with @mui/x-charts 0.9.0, installed 1.0.0.',
    ],
    [
      'an old method',
      { method: 1, versions, sizes },
      'The sizes were measured with another method.',
    ],
    [
      'an entry without a size',
      { method: 2, versions, sizes: { 'x-charts/BarChart': size } },
      'No size is measured of x-charts/PieChart.',
    ],
  ])('reports %s', (_, measured, message) => {
    const faults = checkImportSizes(REFERENCE, measured, { method: 2, versions });
    expect(faults.map((fault) => fault.message)).toEqual([message]);
  });

  it('accepts sizes that are up to date and complete', () => {
    const measured = { method: 2, versions, sizes };
    expect(checkImportSizes(REFERENCE, measured, { method: 2, versions })).toEqual([]);
  });
});

it('measures a real import, with and without React', { timeout: 120_000 }, async () => {
  const code = "export { useDrawingArea } from '@mui/x-charts/hooks';";
  const alone = await bundleEntry(code, []);
  const onTop = await bundleEntry(code, [/^react($|\/)/]);
  expect(alone.packages).toHaveProperty('react');
  expect(onTop.packages).not.toHaveProperty('react');
  expect(onTop.packages).toHaveProperty('@mui/x-charts');
  expect(onTop.brotli).toBeLessThan(alone.brotli);
  expect(alone.brotli).toBeLessThan(alone.minified);
});
