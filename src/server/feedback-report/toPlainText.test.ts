import { describe, expect, it } from 'vitest';
import { toPlainJson, toPlainLines, toPlainText } from './toPlainText.ts';

describe('toPlainText', () => {
  it.each([
    ['plain text, größe, 标签, 👍', 'plain text, größe, 标签, 👍'],
    ['\u001b[2J\u001b[31mred', '[2J[31mred'],
    ['\u009b2Jc1', '2Jc1'],
    ['bell\u0007 back\b', 'bell back'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['\u2066a\u2069\u200fb\u200e\u061c', 'ab'],
    ['a\tb', 'a b'],
    ['a\nb\r\u2028', 'ab'],
    ['\ud800', '\ufffd'],
  ])('%j → %j', (text, expected) => {
    expect(toPlainText(text)).toBe(expected);
  });
});

describe('toPlainLines', () => {
  it('keeps line breaks', () => {
    expect(toPlainLines('a\nb\r\nc\u202e\rd')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('toPlainJson', () => {
  it('keeps the value without the character', () => {
    const value = { comment: 'a\u202eb\u009bc\nd\u001b' };
    const json = toPlainJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});
