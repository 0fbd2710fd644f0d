import { describe, expect, it } from 'vitest';
import { splitQueries } from './splitQueries.ts';

const cases = Array.from({ length: 400 }, (_, index) => ({
  query: `query ${index}`,
  expected: [`/x/page-${index % 100}`],
  kind: 'question',
}));

describe('splitQueries', () => {
  it('keeps all queries about a page in one half', () => {
    const { tuning, unseen } = splitQueries(cases);
    const pages = new Set(tuning.map(({ expected }) => expected[0]));
    expect(unseen.filter(({ expected }) => pages.has(expected[0]))).toEqual([]);
    expect(tuning.length + unseen.length).toBe(400);
    expect(Math.min(tuning.length, unseen.length)).toBeGreaterThan(120);
  });

  it('leaves a query in its half when others are added', () => {
    const { unseen } = splitQueries(cases.slice(0, 50));
    expect(splitQueries(cases).unseen).toEqual(expect.arrayContaining(unseen));
  });
});
