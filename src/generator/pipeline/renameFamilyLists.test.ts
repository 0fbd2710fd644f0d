import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRenamedLists, renameInPages } from './renameFamilyLists.ts';

let root: string;
let dist: string;

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lists-'));
  dist = path.join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

const OLD = '/x/navigation/x-charts.en.1a.json';
const NEW = '/x/navigation/x-charts.en.2b.json';

describe('findRenamedLists', () => {
  it('finds the lists that have another name now', () => {
    for (const name of [OLD, `${OLD}.br`, '/x/navigation/x-charts.zh.1a.json'])
      write(`dist${name}`, '{}');
    const pathnames = ['/x/llms.txt', NEW, '/x/navigation/x-charts.zh.1a.json'];
    expect([...findRenamedLists(dist, pathnames)]).toEqual([[OLD, NEW]]);
  });

  it('finds nothing in a site without lists', () => {
    expect([...findRenamedLists(dist, [NEW])]).toEqual([]);
  });
});

describe('renameInPages', () => {
  it('writes the pages that name an old list, except those that were rendered again', () => {
    const list = (name: string) => `<details data-content="${name}">`;
    write('dist/a/index.html', list(OLD));
    write('dist/b/index.html', list('/x/navigation/x-tree-view.en.1a.json'));
    write('dist/c/index.html', list(OLD));
    write('dist/a.md', OLD);
    write('dist-fixtures/d/index.html', list(OLD));
    write('staging/c/index.html', 'rendered');
    const staging = path.join(root, 'staging');
    expect(renameInPages(dist, staging, new Map([[OLD, NEW]]))).toBe(2);
    const read = (file: string) => readFileSync(path.join(staging, file), 'utf8');
    expect(read('a/index.html')).toBe(list(NEW));
    expect(read('c/index.html')).toBe('rendered');
    expect(read('d/index.html')).toBe(list(NEW));
    expect(existsSync(path.join(staging, 'b'))).toBe(false);
    expect(existsSync(path.join(staging, 'a.md'))).toBe(false);
  });
});
