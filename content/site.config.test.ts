import { describe, expect, it } from 'vitest';
import { listOutsideHosts } from '#model/delivery/outsideHosts.ts';
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

  it('lets a page load nothing from other hosts', () => {
    const { 'form-action': _forms, ...loaded } = listOutsideHosts(siteConfig);
    expect(Object.keys(loaded)).toContain('script-src');
    expect(Object.values(loaded).flat()).toEqual([]);
  });

  it('gives every product the versions that its menu lists, newest first', () => {
    for (const { id, version, olderVersions } of siteConfig.products) {
      const majors = [version, ...olderVersions.map(({ label }) => label.replace('v', ''))].map(
        (text) => Number.parseInt(text, 10),
      );
      expect(majors, id).toEqual(majors.map((_, index) => (majors[0] ?? NaN) - index));
    }
  });
});
