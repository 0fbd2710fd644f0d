import { describe, expect, it } from 'vitest';
import { findQuestionAnchors, questionSchema } from './Question.ts';
import type { Heading } from './Page.ts';

const headings: Heading[] = [
  { id: 'pin-columns', text: 'Pin columns', depth: 2 },
  { id: 'block-unpinning', text: 'Block unpinning', depth: 3 },
  { id: 'rows', text: 'Keep rows on top', depth: 2 },
];

describe('questionSchema', () => {
  it('reads a question with and without its section', () => {
    expect(questionSchema.parse('How do I pin a column?')).toEqual({
      text: 'How do I pin a column?',
    });
    expect(questionSchema.parse({ 'How do I pin a column?': '#pin-columns' })).toEqual({
      text: 'How do I pin a column?',
      anchor: 'pin-columns',
    });
  });

  it.each(['How do I pin a column', 'Why?', { 'A question?': 'a', 'Another question?': 'b' }])(
    'rejects %j',
    (value) => {
      expect(questionSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe('findQuestionAnchors', () => {
  it.each([
    ['How do I freeze or pin the first column?', 'pin-columns'],
    ['Can I keep some rows visible on top?', 'rows'],
    ['Is there a weather forecast?', ''],
  ])('maps "%s" to "%s"', (text, anchor) => {
    expect(findQuestionAnchors([{ text }], headings)).toEqual([{ text, anchor }]);
  });

  it('prefers the section given with the question', () => {
    const question = { text: 'How do I pin a column?', anchor: 'rows' };
    expect(findQuestionAnchors([question], headings)).toEqual([question]);
  });
});
