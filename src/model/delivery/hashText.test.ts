import { expect, it } from 'vitest';
import { hashText } from './hashText.ts';

it.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
])('gives %j the name that the definition of FNV-1a gives it', (text, value) => {
  expect(hashText(text)).toBe(value.toString(36));
});

it('changes with one character of a long text', () => {
  const text = 'row '.repeat(5000);
  expect(hashText(`${text}a`)).not.toBe(hashText(`${text}b`));
});
