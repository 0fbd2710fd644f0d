import { describe, expect, it } from 'vitest';
import { applyEdits, isEdited } from './applyEdits.ts';

const file = {
  TS: { name: 'Bars.tsx', source: 'typed', html: 'typed' },
  JS: { name: 'Bars.js', source: 'untyped', html: 'untyped' },
};
const sheet = { name: 'bars.css', source: 'plain', html: 'plain' };

describe('applyEdits', () => {
  it('changes only the variant that was edited', () => {
    const { TS, JS } = applyEdits(file, { 'Bars.tsx': 'mine' });
    expect([TS.source, JS.source]).toEqual(['mine', 'untyped']);
  });

  it('changes a file that both variants share in both', () => {
    const { TS, JS } = applyEdits({ TS: sheet, JS: sheet }, { 'bars.css': 'mine' });
    expect([TS.source, JS.source]).toEqual(['mine', 'mine']);
  });

  it('keeps an emptied file empty', () => {
    expect(applyEdits(file, { 'Bars.js': '' }).JS.source).toBe('');
  });

  it('returns a file without edits unchanged', () => {
    expect(applyEdits(file, { 'other.ts': 'mine' })).toBe(file);
  });
});

describe('isEdited', () => {
  it.each([
    ['TS', true],
    ['JS', false],
  ] as const)('looks at the file of %s', (variant, expected) => {
    expect(isEdited(file, variant, { 'Bars.tsx': '' })).toBe(expected);
  });
});
