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

describe('findChromium', () => {
  it('takes the program that is named', () => {
    const { file } = createProgram('my-browser');
    expect(findChromium({ CHROME_PATH: file, PATH: '' })).toBe(file);
  });

  it('looks along the PATH', () => {
    const { folder, file } = createProgram('chromium-headless-shell');
    expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(file);
  });

  it('passes over a name that leads nowhere', () => {
    const { folder, file } = createProgram('chromium-headless-shell');
    expect(findChromium({ CHROME_PATH: '/nowhere/chrome', PATH: folder })).toBe(file);
  });

  it('prefers the one without windows', () => {
    const { folder, file } = createProgram('chromium-headless-shell');
    const { folder: other } = createProgram('chromium');
    expect(findChromium({ PATH: `${other}${path.delimiter}${folder}` })).toBe(file);
  });
});
