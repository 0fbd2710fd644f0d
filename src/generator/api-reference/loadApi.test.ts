import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiReference } from '#model/reference/ApiReference.ts';
import { siteConfig } from '#content/site.config.ts';
import { loadApi } from './loadApi.ts';

const REFERENCE: ApiReference = { packages: [], families: [] };

describe('loadApi', () => {
  let cacheDirectory: string;
  beforeEach(() => {
    cacheDirectory = mkdtempSync(path.join(tmpdir(), 'api-cache-'));
  });
  afterEach(() => rmSync(cacheDirectory, { recursive: true }));

  it('extracts once and reads the file afterwards', async () => {
    const extract = vi.fn(() => REFERENCE);
    expect(await loadApi({ cacheDirectory, extract })).toEqual(REFERENCE);
    expect(await loadApi({ cacheDirectory, extract })).toEqual(REFERENCE);
    expect(extract).toHaveBeenCalledTimes(1);
  });

  it('extracts again when the navigation lists another interface, and caches two results', async () => {
    const extract = vi.fn(() => REFERENCE);
    const load = (name: string) =>
      loadApi({
        cacheDirectory,
        extract,
        navigation: [{ pathname: `/x/api/charts/${name}`, title: name }],
      });
    await load('one');
    await load('two');
    await load('one');
    expect(extract).toHaveBeenCalledTimes(2);
    await load('three');
    expect(extract).toHaveBeenCalledTimes(3);
    expect(readdirSync(cacheDirectory)).toHaveLength(2);
  });

  it('extracts again when the cached file is incomplete', async () => {
    const extract = vi.fn(() => REFERENCE);
    await loadApi({ cacheDirectory, extract });
    const [file = ''] = readdirSync(cacheDirectory);
    writeFileSync(path.join(cacheDirectory, file), '{"packages":[');
    expect(await loadApi({ cacheDirectory, extract })).toEqual(REFERENCE);
    expect(extract).toHaveBeenCalledTimes(2);
  });

  it('caches nothing when the extraction fails', async () => {
    const extract = () => {
      throw new Error('broken');
    };
    await expect(loadApi({ cacheDirectory, extract })).rejects.toThrow('broken');
    expect(readdirSync(cacheDirectory)).toEqual([]);
  });

  it('fails if a package has the wrong version, even when the cache is warm', async () => {
    const products = siteConfig.products.map((product) => ({
      ...product,
      packages: product.packages.map((entry) => ({ ...entry, version: '1.0.0' })),
    }));
    await expect(loadApi({ cacheDirectory, products })).rejects.toThrow(
      /says @mui\/x-data-grid 1\.0\.0, installed is/,
    );
  });
});
