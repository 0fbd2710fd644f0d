import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { describeLicenseKey, getLicenseKey, licenseKey } from './licenseKey.ts';

const SOURCE = `import { LicenseInfo } from '@mui/x-license'; export const key = LicenseInfo.getLicenseKey();`;

/** Bundles a module that reads the key the way paid components do, and runs it. */
async function readBundledKey(key: string): Promise<unknown> {
  mkdirSync(CACHE_DIR, { recursive: true });
  const folder = createContentTree({ 'entry.js': SOURCE }, CACHE_DIR);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [licenseKey(key)],
    build: { outDir: 'out', lib: { entry: 'entry.js', formats: ['es'], fileName: 'bundle' } },
  });
  // The package keeps the key in a global variable.
  Reflect.deleteProperty(globalThis, '__MUI_LICENSE_INFO__');
  const [file = ''] = readdirSync(path.join(folder, 'out'));
  const module = await import(path.join(folder, 'out', file));
  return module.key;
}

describe('licenseKey', () => {
  it('passes the key to paid components', async () => {
    expect(await readBundledKey('my-key')).toBe('my-key');
  });

  it('changes nothing without a key', async () => {
    expect(await readBundledKey('')).toBeUndefined();
  });
});

describe('getLicenseKey', () => {
  it.each([
    [{ MUI_X_LICENSE_KEY: 'my-key' }, 'my-key'],
    [{ MUI_X_LICENSE_KEY: '' }, undefined],
    [{}, undefined],
  ])('reads %j', (env, key) => {
    expect(getLicenseKey(env)).toBe(key);
  });
});

describe('describeLicenseKey', () => {
  it('says whether there is a key without revealing it', () => {
    expect(describeLicenseKey('my-key')).toBe(
      'MUI_X_LICENSE_KEY is set, so demos of paid components use it.',
    );
    expect(describeLicenseKey('')).toBe(
      "MUI_X_LICENSE_KEY isn't set, so demos of paid components show a watermark.",
    );
  });
});
