import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { normalizeLayout } from './normalizeLayout.ts';

let directory: string;
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'layout-'));
  write('package.json', '{"version":"7.0.0"}');
  write('index.d.ts', "export * from './Tree';\n");
  write('Tree/index.d.ts', 'export declare const a: 1;\n');
  write('modern/index.js', '');
});
afterEach(() => rmSync(directory, { recursive: true }));

it('moves the declarations of an old package to the folder that new packages use', () => {
  normalizeLayout(directory);
  expect(read('esm/Tree/index.d.ts')).toBe('export declare const a: 1;\n');
  expect(read('esm/index.d.ts')).toContain("export * from './Tree';");
  expect(existsSync(path.join(directory, 'esm/modern'))).toBe(false);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    version: '7.0.0',
    exports: { '.': './esm/index.d.ts' },
  });
});

it('does not change a new package', () => {
  write('esm/index.d.ts', 'export {};\n');
  normalizeLayout(directory);
  expect(read('package.json')).toBe('{"version":"7.0.0"}');
  expect(read('esm/index.d.ts')).toBe('export {};\n');
});

it('finds the declarations through the manifest of an older package', () => {
  rmSync(path.join(directory, 'index.d.ts'));
  rmSync(path.join(directory, 'Tree'), { recursive: true });
  write(
    'package.json',
    '{"version":"5.0.0","types":"dist/grid.d.ts","module":"dist/index-esm.js"}',
  );
  write('dist/grid.d.ts', 'export declare const a: 1;\n');
  write('dist/index-esm.js', 'export const a = 1;\n');
  normalizeLayout(directory);
  expect(read('esm/index.d.ts')).toBe("import './oldReact';\nexport * from './grid';\n");
  expect(read('esm/grid.d.ts')).toBe('export declare const a: 1;\n');
  expect(read('esm/grid.js')).toBe('export const a = 1;\n');
});

it('adds declarations to a folder that only has scripts', () => {
  write('esm/Tree/index.js', 'new');
  write('Tree/index.js', 'old');
  normalizeLayout(directory);
  expect(read('esm/Tree/index.js')).toBe('new');
  expect(read('esm/Tree/index.d.ts')).toBe('export declare const a: 1;\n');
});

it('does not change a package without declarations', () => {
  rmSync(path.join(directory, 'index.d.ts'));
  normalizeLayout(directory);
  expect(existsSync(path.join(directory, 'esm'))).toBe(false);
});
