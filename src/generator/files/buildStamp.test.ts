import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteConfig } from '#content/site.config.ts';
import { BUILD_VARIABLES, readBuildInputs } from './buildInputs.ts';
import { hashInputs, isBuildFresh, removeBuildStamp, writeBuildStamp } from './buildStamp.ts';
import { ROOT } from './directories.ts';
import { listSourceFiles } from './listSourceFiles.ts';

let root: string;
let dist: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const build = (env: NodeJS.ProcessEnv = {}) => writeBuildStamp(dist, readBuildInputs(root, env));
const isFresh = (env: NodeJS.ProcessEnv = {}) =>
  isBuildFresh(dist, hashInputs(readBuildInputs(root, env)));

/** A file of each kind that a build reads. */
const INPUTS = [
  'content/pages/a/page.mdx',
  'content/pages/a/Demo.tsx',
  'content/strings/en.json',
  'content/site.config.ts',
  'src/model/page/Page.ts',
  'src/generator/content/Site.ts',
  'src/generator/checks/readSources.ts',
  'src/generator/pipeline/buildSite.ts',
  'src/generator/tasks/build.ts',
  'src/site/layouts/Page.tsx',
  'src/site/theme/base.css',
  'src/site/pages/index.astro',
  'src/site/public/favicon.svg',
  'src/worker/sw.ts',
  'src/server/mcp/main.ts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.base.json',
];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'x-docs-stamp-'));
  dist = path.join(root, 'dist');
  for (const file of INPUTS) write(file, 'one');
  build();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isBuildFresh', () => {
  it('is true if nothing changed', () => {
    expect(isFresh()).toBe(true);
  });

  it.each(INPUTS)('is false after a change of %s', (file) => {
    write(file, 'two');
    expect(isFresh()).toBe(false);
  });

  it('is false after a file is added, removed or renamed', () => {
    write('content/pages/a/Other.tsx', 'one');
    expect(isFresh()).toBe(false);
    build();
    rmSync(path.join(root, 'content/pages/a/Other.tsx'));
    expect(isFresh()).toBe(false);
    build();
    rmSync(path.join(root, 'content/pages/a/page.mdx'));
    write('content/pages/b/page.mdx', 'one');
    expect(isFresh()).toBe(false);
  });

  it.each(BUILD_VARIABLES)('is false after a change of the variable %s', (name) => {
    expect(isFresh({ [name]: 'one' })).toBe(false);
    build({ [name]: 'one' });
    expect(isFresh({ [name]: 'one' })).toBe(true);
    expect(isFresh({ [name]: 'two' })).toBe(false);
  });

  it('keeps the values of variables out of the built site', () => {
    build({ [siteConfig.licenseKeyEnv]: 'a-secret-key' });
    expect(readFileSync(path.join(dist, '.build-stamp'), 'utf8')).not.toContain('a-secret-key');
  });

  it.each(['src/site/layouts/Page.test.tsx', 'src/site/README.md', 'e2e/a.spec.ts', 'README.md'])(
    'stays true after a change of %s, which no build reads',
    (file) => {
      write(file, 'two');
      expect(isFresh({ PORT: '1' })).toBe(true);
    },
  );

  it('is false without a complete build', () => {
    removeBuildStamp(dist);
    expect(isFresh()).toBe(false);
    writeFileSync(path.join(dist, '.build-stamp'), '{"files":');
    expect(isFresh()).toBe(false);
  });
});

describe('BUILD_VARIABLES', () => {
  /** Variables with a path, a port, or a tool, and those that a step of the build sets. */
  const WITHOUT_EFFECT = new Set([
    'CHROME_PATH',
    'DIST_DIR',
    'NODE_ENV',
    'PATH',
    'X_DOCS_CACHE_DIR',
  ]);
  const READ = /process\.env(?:\.(\w+)|\[(?:'(\w+)'|(\w+))\])/g;

  it('lists every variable that the code of the build reads', () => {
    const sources = ['src/model', 'src/generator', 'src/site', 'src/worker', 'astro.config.mjs'];
    const files = listSourceFiles(ROOT, sources).filter((file) => /\.(tsx?|mjs|astro)$/.test(file));
    const names = files
      // Other commands than the build, and code that only they use.
      .filter((file) => !/generator\/(tasks|testing|exports|quickstarts)\//.test(file))
      .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(READ)])
      .map(([, dotted, quoted, computed]) => dotted ?? quoted ?? computed ?? '');
    expect(names).toContain('X_DOCS_ADS');
    // This one is read through a parameter in `getLicenseKey`.
    expect(BUILD_VARIABLES).toContain(siteConfig.licenseKeyEnv);
    const unknown = names
      .map((name) => (name === 'hostEnv' ? siteConfig.serviceWorker.hostEnv : name))
      .filter((name) => !BUILD_VARIABLES.includes(name) && !WITHOUT_EFFECT.has(name));
    expect(unknown).toEqual([]);
  });
});
