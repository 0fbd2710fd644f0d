import { describe, expect, it } from 'vitest';
import { foldType, toOneLine } from './foldType.ts';

describe('toOneLine', () => {
  it.each([
    ['{\n  a: string;\n  b?: number;\n}', '{ a: string; b?: number }'],
    ['{ }', '{}'],
    ['[ number, number ][]', '[number, number][]'],
  ])('%j → %s', (text, expected) => {
    expect(toOneLine(text)).toBe(expected);
  });
});

describe('foldType', () => {
  it('does not change short types', () => {
    expect(foldType('string | number', ['string', 'number'])).toEqual({ text: 'string | number' });
  });

  it('folds long unions and keeps the full text', () => {
    const members = Array.from({ length: 20 }, (_, index) => `'member-${index}'`);
    const folded = foldType(members.join(' | '), members);
    expect(folded.text).toBe(
      "'member-0' | 'member-1' | 'member-2' | 'member-3' | 'member-4' | 'member-5' | 'member-6' | … 13 more",
    );
    expect(folded.full).toBe(members.join('\n| '));
  });

  it('folds nested objects', () => {
    const printed = `Partial<{\n${Array.from({ length: 9 }, (_, index) => `  property${index}: string;`).join('\n')}\n}>`;
    expect(foldType(printed)).toEqual({ text: 'Partial<{ … }>', full: printed });
  });

  it('keeps empty objects and template types', () => {
    const long = 'x'.repeat(120);
    const text = `Slot<{}, \`text-${'${'}string}\`, { ${long}: { inner: {} } }> | {}`;
    expect(foldType(text).text).toBe('Slot<{}, `text-${string}`, { … }> | {}');
  });

  it('allows longer functions', () => {
    const text =
      '(params: GridCellParams, event: MuiEvent<React.MouseEvent<HTMLElement>>, details: GridCallbackDetails) => void';
    expect(foldType(text)).toEqual({ text });
  });
});
