import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files/directories.ts';
import { findUnrecorded } from './findUnrecorded.ts';

it.each([
  ['| `react`, `react-dom` |', []],
  ['| `react*` |', []],
  ['| `react` |', ['react-dom']],
  ['| react, react-dom |', ['react', 'react-dom']],
])('reads %j and misses %j', (record, missing) => {
  expect(findUnrecorded(['react', 'react-dom'], record)).toEqual(missing);
});

it('finds every runtime dependency in the record', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const names = Object.keys(JSON.parse(read('package.json')).dependencies);
  expect(names.length).toBeGreaterThan(20);
  expect(findUnrecorded(names, read('decisions/006-dependencies.md'))).toEqual([]);
});
