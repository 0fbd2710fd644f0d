import { describe, expect, it } from 'vitest';
import { formatDocsError } from '#model/errors/DocsError.ts';
import { checkStrings } from './checkStrings.ts';

const english = { skip: 'Skip', page: { next: 'Next: {{title}}' } };
const notes = { skip: 'First link', page: { next: 'At the foot' } };

const explain = (chinese: Record<string, unknown>, ownNotes = notes) =>
  checkStrings({ english, translations: { 'zh.json': chinese as typeof english }, notes: ownNotes })
    .map(formatDocsError)
    .join('\n\n');

describe('checkStrings', () => {
  it('accepts translations with the same keys, and additional page names', () => {
    expect(explain({ skip: '跳', page: { next: '下：{{title}}' }, pages: { '/x/a': '甲' } })).toBe(
      '',
    );
  });

  it('reports missing and surplus texts', () => {
    expect(explain({ skpi: '跳', page: { next: '下：{{title}}' } })).toMatchInlineSnapshot(`
      "content/strings/zh.json
        The text "skip" is missing.
        Hint: translate it: en.json has it.

      content/strings/zh.json
        No text of en.json is called "skpi".
        Hint: did you mean "skip"?"
    `);
  });

  it('reports placeholders that differ', () => {
    expect(explain({ skip: '跳', page: { next: '下：{{titel}}' } })).toMatchInlineSnapshot(`
      "content/strings/zh.json
        The placeholders of "page.next" differ.
        Hint: use {{title}}, as English does."
    `);
  });

  it('requires a note for every text', () => {
    const chinese = { skip: '跳', page: { next: '下：{{title}}' } };
    expect(explain(chinese, { skip: '', page: { next: 'At the foot' } })).toMatchInlineSnapshot(`
      "content/strings/notes.json
        The text "skip" is missing.
        Hint: say where it appears: en.json has it."
    `);
  });

  it('fails without any texts', () => {
    expect(checkStrings({ english: {}, translations: {}, notes: {} })).toHaveLength(1);
  });
});
