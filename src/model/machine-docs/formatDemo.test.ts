import { describe, expect, it } from 'vitest';
import { formatFence, formatFile } from './formatDemo.ts';
import { createDemoFinder, formatBody } from './formatPage.ts';

describe('formatFence', () => {
  it.each([
    ['a\n', '```ts\na\n```'],
    ['const a = `b`;', '```ts\nconst a = `b`;\n```'],
    ['// ```\n', '````ts\n// ```\n````'],
  ])('holds %o', (code, expected) => {
    expect(formatFence(code, 'ts')).toBe(expected);
  });
});

describe('formatFile', () => {
  it('names the file and its language', () => {
    expect(formatFile({ name: 'data.json', source: '[]' })).toBe(
      '```json title="data.json"\n[]\n```',
    );
  });
});

describe('formatBody', () => {
  it('puts demos in their places', () => {
    const body = ['A\n\n', { demo: 'a/B', indent: '> ' }, '\n\nC\n\n\n'];
    expect(formatBody({ body }, (id) => `one ${id}\n\ntwo`)).toBe(
      'A\n\n> one a/B\n>\n> two\n\nC\n',
    );
  });

  it('finds demos by id', () => {
    const demo = { id: 'a/B', pathname: '/x/a', name: 'B', stylings: [], dependencies: {} };
    expect(createDemoFinder({ demos: [demo] })('a/B')).toBe(demo);
    expect(createDemoFinder({ demos: [demo] })('a/C')).toBeUndefined();
  });
});
