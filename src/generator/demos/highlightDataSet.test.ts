import { describe, expect, it } from 'vitest';
import { foldDataSet, unfoldDataSet } from '#model/demo/foldDataSet.ts';
import { highlightDataSet } from './highlightDataSet.ts';

const SOURCE = `// Crews of the ferry.

export interface Crew {
  id: number;
  /** \`null\` on leave. */
  boat: string | null;
}

export const crews: Crew[] = [
  { id: 1, boat: 'Ida' },
  { id: 2, boat: null },
  { id: 3, boat: 'Ida' },
  { id: 4, boat: 'Runa' },
  { id: 5, boat: 'Runa' },
];
`;

describe('highlightDataSet', () => {
  it('keeps every row when unfolded', async () => {
    const file = unfoldDataSet(await highlightDataSet('crews', SOURCE));
    expect(file.TS.name).toBe('crews.ts');
    expect(file.TS.source).toBe(SOURCE);
    expect(file.dataSet).toBeUndefined();
  });

  it('drops the types in JavaScript and keeps one row per line', async () => {
    const { JS } = unfoldDataSet(await highlightDataSet('crews', SOURCE));
    expect(JS.name).toBe('crews.js');
    expect(JS.source).toBe(`// Crews of the ferry.

export const crews = [
${SOURCE.split('\n').slice(9).join('\n')}`);
  });

  it('folds to the first rows and the count', async () => {
    const { TS, JS, dataSet } = foldDataSet(await highlightDataSet('crews', SOURCE));
    expect(dataSet).toEqual({ name: 'crews', rows: 5 });
    expect(TS.source).toContain('export interface Crew');
    expect(TS.source.split('\n').slice(-4)).toEqual([
      "  { id: 3, boat: 'Ida' },",
      '  // 2 more rows',
      '];',
      '',
    ]);
    expect(JS.source).not.toContain('Runa');
  });

  it('has the same text in its HTML', async () => {
    const set = await highlightDataSet('crews', SOURCE);
    for (const { TS, JS } of [foldDataSet(set), unfoldDataSet(set)]) {
      for (const { html, source } of [TS, JS]) {
        expect(`${html.replace(/<[^>]+>/g, '')}\n`).toBe(source);
      }
    }
  });
});
