import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareTrees } from './compareTrees.ts';

it('finds what differs between two directories', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'x-docs-trees-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const tree of ['a', 'b']) {
    write(`${tree}/x/same.html`, 'same');
    write(`${tree}/x/other.html`, tree);
    write(`${tree}/.build-stamp`, tree);
  }
  write('a/only-a.txt', '');
  write('b/x/only-b.txt', '');
  const [a, b] = [path.join(root, 'a'), path.join(root, 'b')];
  expect(compareTrees(a, b)).toEqual(['only-a.txt', 'x/only-b.txt', 'x/other.html']);
  expect(compareTrees(a, a)).toEqual([]);
  rmSync(root, { recursive: true });
});
