import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataSets } from './dataSets.ts';
import { replaceRows } from './replaceRows.ts';

const LARGEST = 100_000;

describe.each(Object.entries(dataSets))('%s', (name, create) => {
  const source = readFileSync(path.join(import.meta.dirname, '..', `${name}.ts`), 'utf8');
  const rows: Record<string, unknown>[] = create().map((row) => ({ ...row }));

  it('matches the output of npm run data, byte for byte', () => {
    expect(replaceRows(source, name, create())).toBe(source);
  });

  it('exports the rows that were written', async () => {
    const module = (await import(`../${name}.ts`)) as Record<string, unknown[]>;
    expect(Object.keys(module)).toEqual([name]);
    expect(module[name]).toHaveLength(rows.length);
  });

  it('has many rows, but stays small enough for a page', () => {
    expect(rows.length).toBeGreaterThanOrEqual(name === 'energy' ? 36 : 60);
    expect(rows.length).toBeLessThanOrEqual(365);
    expect(source.length).toBeLessThan(LARGEST);
  });

  it('opens with a description and the command that rebuilds it', () => {
    expect(source).toMatch(/^\/\/ \w.+\.\n\/\/ Rebuild the rows with `npm run data`\.\n/);
  });

  it('has one row per line', () => {
    expect(source.split('\n').filter((line) => /^ {2}\{ .+ \},$/.test(line))).toHaveLength(
      rows.length,
    );
  });

  it('has a unique key', () => {
    const keys = rows.map(({ id, date, month }) => String(id ?? date ?? month));
    expect(new Set(keys).size).toBe(rows.length);
  });

  it('has the same fields with values of one type in every row', () => {
    const [first = {}] = rows;
    for (const field of Object.keys(first)) {
      const types = new Set(
        rows.map((row) => getType(row[field])).filter((type) => type !== 'null'),
      );
      expect([field, [...types]]).toEqual([field, [expect.any(String)]]);
    }
    const shapes = new Set(rows.map((row) => Object.keys(row).join()));
    expect([...shapes]).toEqual([Object.keys(first).join()]);
  });

  it('lists its fields in the order of the type', () => {
    const type = source.slice(
      source.lastIndexOf('export interface'),
      source.indexOf('export const'),
    );
    const fields = [...type.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]);
    expect(Object.keys(rows[0] ?? {})).toEqual(fields);
  });
});

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'date';
  return Array.isArray(value) ? 'array' : typeof value;
}
