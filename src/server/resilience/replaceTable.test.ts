import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceTable } from './replaceTable.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../RESILIENCE.md'), 'utf8');
const [table = ''] = /^\| Test .*\n(?:\|.*\n)+/m.exec(text) ?? [];

it('replaces the rows and nothing else', () => {
  const rows = [
    { test: 'Kill', what: '$1 kills', result: 'None lost' },
    { test: 'Fuzzing', what: '2 requests', result: 'No error' },
  ];
  expect(replaceTable(text, rows)).toBe(
    text.replace(
      table,
      () =>
        '| Test | What happens | Result |\n|---|---|---|\n| Fuzzing | 2 requests | No error |\n| Kill | $1 kills | None lost |\n',
    ),
  );
});

it('does not write a file without a table', () => {
  expect(() => replaceTable('# Title\n', [])).toThrow('no table');
});

// Each test makes sure that its row is correct. This finds rows whose test is gone, and tests that a run left out.
it('has a row for every test in this folder, and no others', () => {
  const names = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && name !== 'replaceTable.test.ts')
    .flatMap((name) => {
      const source = readFileSync(path.join(import.meta.dirname, name), 'utf8');
      const found = [...source.matchAll(/expectInTable\(\{\s*test: '([^']+)'/g)];
      expect(found.length, `rows of ${name}`).toBeGreaterThan(0);
      return found.map((match) => match[1]);
    });
  const rows = table.split('\n').slice(2, -1);
  expect(rows.map((row) => row.split('|')[1]?.trim()).sort()).toEqual(names.sort());
});
