import { describe, expect, it } from 'vitest';
import { getProductIdentifier } from '#model/product/ProductIdentifier.ts';
import { parseSiteConfig } from '#model/site/SiteConfig.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import packageJson from '../package.json' with { type: 'json' };
import { navigation } from './navigation.ts';
import { siteConfig } from './site.config.ts';

describe('siteConfig', () => {
  it('follows its schema', () => {
    expect(parseSiteConfig(siteConfig)).toEqual(siteConfig);
  });

  it('documents the packages that are installed', () => {
    const dependencies: Record<string, string> = packageJson.dependencies;
    const packages = siteConfig.products.flatMap((product) => product.packages);
    expect(packages.map(({ name, version }) => [name, version])).toEqual(
      packages.map(({ name }) => [name, dependencies[name]]),
    );
    expect(siteConfig.library.version).toBe(packageJson.version);
  });

  it('gives each product the version of its free package', () => {
    for (const { id, version, packages } of siteConfig.products) {
      expect([id, packages.find(({ plan }) => plan === 'community')?.version]).toEqual([
        id,
        version,
      ]);
    }
  });

  it('roots every product at a page', () => {
    const pages = listLeaves(navigation).map(({ pathname }) => pathname);
    const roots = [siteConfig.library, ...siteConfig.products].map(({ root }) => root);
    expect(pages).toEqual(expect.arrayContaining(roots));
  });

  it('asks nothing of other hosts unless told to', () => {
    const { ads, analytics, chat } = siteConfig;
    expect([ads.feedUrl, ads.carbonScriptUrl, chat.url]).toEqual(['', '', '']);
    expect(analytics.sink).toEqual({ kind: 'none' });
  });

  it.each([
    ['null', 'MUI X', ['v8.13.1', 'v7', 'v6', 'v5', 'v4']],
    ['x-data-grid', 'Data Grid', ['v8.13.1', 'v7', 'v6', 'v5', 'v4']],
    ['x-date-pickers', 'Date Pickers', ['v8.12.0', 'v7', 'v6', 'v5']],
    ['x-charts', 'Charts', ['v8.13.1', 'v7', 'v6']],
    ['x-tree-view', 'Tree View', ['v8.13.1', 'v7', 'v6']],
  ])('lists the versions of %s', (productId, name, versions) => {
    const identifier = getProductIdentifier(productId, 'en', siteConfig);
    expect(identifier.name).toBe(name);
    expect(identifier.versions.map(({ text }) => text)).toEqual(versions);
    expect(identifier.versions.map(({ current }) => current === true)).toEqual(
      versions.map((_, index) => index === 0),
    );
  });
});
