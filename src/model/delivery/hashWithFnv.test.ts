import { expect, it } from 'vitest';
import { hashWithFnv } from './hashWithFnv.ts';

it.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
])('gives %j the name that the definition of FNV-1a gives it', (text, value) => {
  expect(hashWithFnv(text)).toBe(value.toString(36));
});

it('changes if one character of a long text changes', () => {
  const text = 'row '.repeat(5000);
  expect(hashWithFnv(`${text}a`)).not.toBe(hashWithFnv(`${text}b`));
});
