import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES, highlight } from './highlight.ts';

/** Removes the spans, which returns the text that users copy. */
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it.each(CODE_LANGUAGES)('keeps every character of %s', (language) => {
    const code = 'const a = <T,>(b: "x & y") => `${b}`;\n\n// end\n.a { color: red }';
    expect(toText(highlight(code, language))).toBe(code);
  });

  it('uses one letter per kind of token as a class', () => {
    expect(highlight("const name = 'a';", 'ts')).toMatchInlineSnapshot(
      `"<span class="k">const</span> name = <span class="s">'a'</span>;"`,
    );
  });

  it('escapes markup in the code', () => {
    expect(highlight('<script>alert(1)</script>', 'text')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    );
  });
});
