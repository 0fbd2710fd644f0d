import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { findChromium } from './findChromium.ts';

function createProgram(name: string): { folder: string; file: string } {
  const folder = createContentTree({});
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return { folder, file };
}

/** A machine with nothing but what the test puts there. */
function find(env: NodeJS.ProcessEnv, managed?: string): string | undefined {
  return findChromium({ env, folders: [], getManaged: () => managed });
}

describe('findChromium', () => {
  it('uses CHROME_PATH before anything else', () => {
    const { file } = createProgram('my-browser');
    const { folder: PATH } = createProgram('chromium');
    expect(find({ CHROME_PATH: file, PATH })).toBe(file);
  });

  it('ignores a CHROME_PATH that does not exist', () => {
    const { folder, file } = createProgram('chromium-headless-shell');
    expect(find({ CHROME_PATH: '/nowhere/chrome', PATH: folder })).toBe(file);
  });

  it.each(['chromium', 'google-chrome', 'google-chrome-stable'])(
    'uses an installed %s before the browser that Playwright manages',
    (name) => {
      const { folder, file } = createProgram(name);
      const { file: managed } = createProgram('chrome');
      expect(find({ PATH: `/nowhere${path.delimiter}${folder}` }, managed)).toBe(file);
    },
  );

  it('prefers the headless Chromium if several are installed', () => {
    const { folder, file } = createProgram('chromium-headless-shell');
    const { folder: other } = createProgram('chromium');
    expect(find({ PATH: `${other}${path.delimiter}${folder}` })).toBe(file);
  });

  it('uses the browser that Playwright manages if nothing is installed', () => {
    const { file } = createProgram('chrome');
    expect(find({ PATH: '' }, file)).toBe(file);
  });

  it('finds nothing if Playwright has not downloaded its browser', () => {
    expect(find({ PATH: '' }, '/nowhere/chrome')).toBeUndefined();
  });
});
