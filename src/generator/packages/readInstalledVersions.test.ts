import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { readInstalledVersions } from './readInstalledVersions.ts';

const NAMES = siteConfig.products.flatMap(({ packages }) => packages.map(({ name }) => name));

it('reads the installed version of every documented package', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'x-docs-versions-'));
  for (const [index, name] of NAMES.entries()) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version: `1.0.${index}` }));
  }
  const versions = readInstalledVersions(root);
  rmSync(root, { recursive: true });
  expect(Object.keys(versions)).toEqual(NAMES);
  expect(new Set(Object.values(versions)).size).toBe(NAMES.length);
});

it('matches the configured version of each product', () => {
  const versions = readInstalledVersions();
  for (const { version, packages } of siteConfig.products) {
    expect(versions[packages[0]?.name ?? '']).toBe(version);
  }
});
