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

it('moves the declarations of an old package to where new ones have them', () => {
  normalizeLayout(directory);
  expect(read('esm/Tree/index.d.ts')).toBe('export declare const a: 1;\n');
  expect(read('esm/index.d.ts')).toContain("export * from './Tree';");
  expect(existsSync(path.join(directory, 'esm/modern'))).toBe(false);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    version: '7.0.0',
    exports: { '.': './esm/index.d.ts' },
  });
});

it('leaves a new package alone', () => {
  write('esm/index.d.ts', 'export {};\n');
  normalizeLayout(directory);
  expect(read('package.json')).toBe('{"version":"7.0.0"}');
  expect(read('esm/index.d.ts')).toBe('export {};\n');
});
