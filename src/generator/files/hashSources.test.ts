import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './hashSources.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const hash = () => hashSources('src/entry.ts', root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'x-docs-sources-'));
  write('package.json', '{"imports":{"#model/*":"./src/model/*"}}');
  write('src/entry.ts', "import { a } from './a.ts';\nimport data from './data.json';");
  write('src/a.ts', "import { m } from '#model/m.ts';\nimport type { E } from './entry.ts';");
  write('src/model/m.ts', "export * from './deep.ts';\nimport 'a-package';");
  write('src/model/deep.ts', 'export const m = 1;');
  write('src/data.json', '{}');
  write('src/other.ts', 'export const other = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashSources', () => {
  it.each([
    ['the entry', 'src/entry.ts', "import { a } from './a.ts';"],
    ['a relative import', 'src/a.ts', 'export const a = 1;'],
    ['an import by alias', 'src/model/m.ts', 'export const m = 1;'],
    ['an import of an aliased module', 'src/model/deep.ts', 'export const m = 2;'],
    ['an imported file that is not code', 'src/data.json', '{"a":1}'],
  ])('changes with %s', (_, file, text) => {
    const before = hash();
    write(file, text);
    expect(hash()).not.toBe(before);
  });

  it('stays the same if no imported file changes', () => {
    const before = hash();
    write('src/other.ts', 'export const other = 2;');
    expect(hash()).toBe(before);
  });
});
