import { describe, expect, it } from 'vitest';
import { createExcerpt, findMarks } from './createExcerpt.ts';

const cut = (text: string, words: string[]) =>
  findMarks(text, words).map(([start, end]) => text.slice(start, end));

describe('findMarks', () => {
  it.each([
    ['the word itself', 'Pin a column', ['column'], ['column']],
    ['another form of it', 'Sorting is sorted', ['sort'], ['Sorting', 'sorted']],
    [
      'what begins with a word still being typed',
      'Columns collapse',
      ['col*'],
      ['Columns', 'collapse'],
    ],
    ['an identifier by its part', 'Set pinnedColumns', ['column'], ['pinnedColumns']],
    ['pairs of CJK characters as one', '固定列的位置', ['固定', '定列'], ['固定列']],
    ['nothing without words', 'Pin a column', [], []],
  ])('marks %s', (_, text, words, marked) => {
    expect(cut(text, words)).toEqual(marked);
  });
});

describe('createExcerpt', () => {
  const long = `${'lorem '.repeat(60)}needle ${'ipsum '.repeat(60)}`.trim();

  it('keeps a short text', () => {
    expect(createExcerpt('A short text.', ['text'])).toBe('A short text.');
  });

  it('shows the place of the first word found', () => {
    const excerpt = createExcerpt(long, ['needle']);
    expect(excerpt).toMatch(/^… lorem .*needle .*ipsum …$/);
    expect(excerpt.length).toBeLessThan(190);
  });

  it('starts with the sentence that has the most words of the query', () => {
    const text = `A column has a width. ${'Lorem ipsum dolor. '.repeat(9)}Set flex to give a column the rest of the width. ${'Sit amet. '.repeat(20)}`;
    expect(createExcerpt(text, ['column', 'rest', 'width'])).toMatch(
      /^… Set flex to give a column the rest of the width\. Sit/,
    );
    expect(createExcerpt(text, ['column'])).toMatch(/^A column has a width\./);
  });

  it('finds sentences in Chinese', () => {
    const text = `${'表格有列。'.repeat(40)}固定列在左侧。${'其他内容。'.repeat(40)}`;
    expect(createExcerpt(text, ['固定', '定列', '左侧'])).toMatch(/^… 固定列在左侧。/);
  });

  it('begins at the beginning where nothing is found', () => {
    expect(createExcerpt(long, ['other'])).toMatch(/^lorem /);
  });
});
