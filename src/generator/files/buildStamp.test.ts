import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, isBuildFresh, removeBuildStamp, writeBuildStamp } from './buildStamp.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'x-docs-stamp-'));
  write('content/pages/a/page.mdx', 'one');
  write('src/site/Page.tsx', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashInputs', () => {
  it.each([
    'content/pages/a/page.mdx',
    'src/site/Page.tsx',
    'package.json',
    'content/pages/a/New.tsx',
  ])('changes with %s', (file) => {
    const before = hashInputs(root);
    write(file, 'two');
    expect(hashInputs(root)).not.toBe(before);
  });

  it.each([
    'src/site/Page.test.tsx',
    'src/generator/checks/checkLinks.ts',
    'src/server/main.ts',
    'e2e/a.spec.ts',
    'README.md',
  ])('does not change with %s, which no build reads', (file) => {
    const before = hashInputs(root);
    write(file, 'two');
    expect(hashInputs(root)).toBe(before);
  });

  it('tells a renamed file from an unchanged one', () => {
    const before = hashInputs(root);
    rmSync(path.join(root, 'content/pages/a/page.mdx'));
    write('content/pages/b/page.mdx', 'one');
    expect(hashInputs(root)).not.toBe(before);
  });
});

describe('isBuildFresh', () => {
  it('is true only for the hash that was stamped', () => {
    const dist = path.join(root, 'dist');
    expect(isBuildFresh(dist, 'abc')).toBe(false);
    writeBuildStamp(dist, 'abc');
    expect(isBuildFresh(dist, 'abc')).toBe(true);
    expect(isBuildFresh(dist, 'abd')).toBe(false);
    removeBuildStamp(dist);
    expect(isBuildFresh(dist, 'abc')).toBe(false);
  });
});
