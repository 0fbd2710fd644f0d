import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { readPackageVersions } from './packageVersions.ts';

describe('readPackageVersions', () => {
  it('has every package that the site documents, at the version it documents', () => {
    const versions = readPackageVersions();
    const documented = siteConfig.products.flatMap(({ packages }) => packages);
    expect(documented.length).toBeGreaterThan(0);
    for (const { name, version } of documented) expect(versions[name]?.version).toBe(version);
  });

  it('has what builds a project, and carries over the overrides that each package needs', () => {
    const versions = readPackageVersions();
    for (const tool of ['vite', '@vitejs/plugin-react', 'typescript', 'tailwindcss']) {
      expect(versions[tool]?.version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(versions['@tailwindcss/vite']?.version).toBe(versions['tailwindcss']?.version);
    expect(versions['@mui/x-data-grid-premium']?.overrides).toHaveProperty([
      'typedarray.prototype.slice',
    ]);
    expect(versions['@mui/x-tree-view-pro']?.overrides).toHaveProperty([
      '@mui/x-tree-view-pro',
      '@mui/x-tree-view',
    ]);
    expect(versions['@mui/x-tree-view']).not.toHaveProperty('overrides');
  });
});

describe('readPackageVersions of a small checkout', () => {
  let root: string;
  const install = (place: string, manifest: object) => {
    mkdirSync(path.join(root, place), { recursive: true });
    writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(manifest));
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'x-docs-versions-'));
    install('.', { version: '0.0.0', overrides: { deep: '1.0.0', stranger: '2.0.0' } });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('follows peers that are not optional', () => {
    install('node_modules/@mui/material', {
      version: '7.0.0',
      types: 'index.d.ts',
      peerDependencies: { needed: '*', spare: '*' },
      peerDependenciesMeta: { spare: { optional: true } },
    });
    install('node_modules/needed', { version: '3.0.0', types: 'index.d.ts' });
    install('node_modules/spare', { version: '4.0.0', types: 'index.d.ts' });
    expect(readPackageVersions(root)).toEqual({
      '@mui/material': { version: '7.0.0', peers: ['needed'] },
      needed: { version: '3.0.0' },
    });
  });

  it('finds the types of a package without its own', () => {
    install('node_modules/react', { version: '19.0.0' });
    install('node_modules/@types/react', { version: '19.0.1', types: 'index.d.ts' });
    install('node_modules/dayjs', { version: '1.0.0' });
    writeFileSync(path.join(root, 'node_modules/dayjs/index.d.ts'), '');
    expect(readPackageVersions(root)).toEqual({
      '@types/react': { version: '19.0.1' },
      dayjs: { version: '1.0.0' },
      react: { version: '19.0.0', types: '@types/react' },
    });
  });

  it('picks the overrides that reach into a nested dependency', () => {
    install('node_modules/dayjs', { version: '1.0.0', types: 'a', dependencies: { between: '1' } });
    install('node_modules/dayjs/node_modules/between', {
      version: '1.0.0',
      dependencies: { deep: '*' },
    });
    install('node_modules/deep', { version: '1.0.0' });
    expect(readPackageVersions(root)).toEqual({
      dayjs: { version: '1.0.0', overrides: { deep: '1.0.0' } },
    });
  });
});
