import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { findPackages } from './packages.ts';

const CHARTS = siteConfig.products.find(({ id }) => id === 'x-charts') as ProductConfig;
const PRODUCT: ProductConfig = {
  ...CHARTS,
  packages: [
    { name: '@mui/x-charts-pro', plan: 'pro', version: '2.0.0' },
    { name: '@mui/x-charts', plan: 'community', version: '2.0.0' },
  ],
};

describe('findPackages', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function install(name: string, version: string): void {
    const directory = path.join(root, 'node_modules', name);
    mkdirSync(directory, { recursive: true });
    const repository = { directory: `packages/${path.basename(name)}` };
    writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ version, repository }));
  }

  it('finds the packages of a product, the lowest plan first', () => {
    install('@mui/x-charts', '2.0.0');
    install('@mui/x-charts-pro', '2.0.0');
    const [family] = findPackages([PRODUCT], root);
    expect(family?.packages.map(({ name, plan }) => [name, plan])).toEqual([
      ['@mui/x-charts', 'community'],
      ['@mui/x-charts-pro', 'pro'],
    ]);
    expect(family?.packages[0]?.sourceDirectory).toBe('packages/x-charts');
  });

  it('reports all packages that are missing or have the wrong version at once', () => {
    install('@mui/x-charts', '2.1.0');
    expect(() => findPackages([PRODUCT], root)).toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/site.config.ts
        The package @mui/x-charts-pro is not installed.
        Hint: run "npm install @mui/x-charts-pro@2.0.0", or take the package out of the product.

      content/site.config.ts
        The configuration says @mui/x-charts 2.0.0, installed is 2.1.0.
        Hint: write version: '2.1.0' there, or run "npm install @mui/x-charts@2.0.0".]
    `);
  });

  it('finds the packages of the site', () => {
    expect(findPackages(siteConfig.products).flatMap(({ packages }) => packages)).toHaveLength(9);
  });
});
