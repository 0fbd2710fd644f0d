import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOwnDependencies, unpackDependencies } from './registry.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function install(name: string, dependencies: Record<string, string> = {}): void {
  const folder = path.join(directory, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ version: '6.0.0', dependencies }),
  );
}

it('lists dependencies of the same publisher that are not installed here', () => {
  install('@mui/x-data-grid', {
    '@mui/base': '^5.0.0-beta.22',
    '@mui/utils': '^5.14.16',
    reselect: '^4.1.8',
  });
  install('@mui/x-data-grid-pro', { '@mui/x-data-grid': '6.0.0', '@mui/x-license-pro': '6.0.0' });
  expect(listOwnDependencies(directory, (name) => name === '@mui/utils')).toEqual({
    '@mui/base': '5.0.0-beta.22',
    '@mui/x-license-pro': '6.0.0',
  });
});

it('unpacks transitive dependencies', async () => {
  install('@mui/x-charts', { '@mui/x-charts-vendor': '7.0.0' });
  const unpacked: Record<string, string>[] = [];
  const missing = await unpackDependencies(directory, (_, packages) => {
    unpacked.push(packages);
    const [name = ''] = Object.keys(packages);
    install(name, name === '@mui/x-charts-vendor' ? { '@mui/x-internals': '7.1.0' } : {});
    return Promise.resolve();
  });
  expect(missing).toEqual([]);
  expect(unpacked).toEqual([{ '@mui/x-charts-vendor': '7.0.0' }, { '@mui/x-internals': '7.1.0' }]);
});

it('accepts a missing license package, but not a missing package with types of the API', async () => {
  const fail = () => Promise.reject(new Error('not in the registry'));
  install('@mui/x-charts-pro', { '@mui/x-license-pro': '6.0.0' });
  expect(await unpackDependencies(directory, fail)).toEqual(['@mui/x-license-pro']);
  install('@mui/x-charts-pro', { '@mui/x-charts': '6.0.0' });
  await expect(unpackDependencies(directory, fail)).rejects.toThrow('not in the registry');
});
