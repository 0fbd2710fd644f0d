import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { hashPackages } from './hashPackages.ts';

it('changes with the lock file', () => {
  const root = createContentTree({ 'package-lock.json': '{"a":1}' });
  const before = hashPackages(root);
  expect(hashPackages(root)).toBe(before);
  writeFileSync(path.join(root, 'package-lock.json'), '{"a":2}');
  expect(hashPackages(root)).not.toBe(before);
});

it('returns a value without a lockfile', () => {
  expect(hashPackages(createContentTree({}))).toBe('none');
});
