import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadErrorMessages } from './loadErrorMessages.ts';
import { readPackageMessages } from './readPackageMessages.ts';

describe('loadErrorMessages', () => {
  let root: string;
  const write = (name: string, text: string) => {
    const file = path.join(root, 'node_modules/@mui', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'error-messages-'));
    write('x-charts/package.json', '{ "version": "8.0.0" }');
    write('x-charts/esm/b/bars.js', "throw new Error('MUI X Charts: The bars have no data.');");
    write('x-charts/esm/axis.js', "warnOnce('MUI X Charts: The axis has no data.');");
    write('x-charts/axis.js', "warnOnce('This is the other format.');");
    write('x-charts-vendor/es/d3.js', "throw new Error('This is the code of others.');");
    write('material/esm/index.js', "throw new Error('This is another package.');");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads the modules of all packages, and reads them again only when a version changes', async () => {
    const read = vi.fn(readPackageMessages);
    const load = () => loadErrorMessages({ root, cacheDirectory: path.join(root, 'cache'), read });
    const messages = ['The axis has no data.', 'The bars have no data.'];
    expect(await load()).toEqual(messages);
    expect(await load()).toEqual(messages);
    expect(read).toHaveBeenCalledTimes(1);
    write('x-charts/package.json', '{ "version": "8.0.1" }');
    expect(await load()).toEqual(messages);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
