import { expect, it } from 'vitest';
import { hasVisibleText } from './hasVisibleText.ts';

it.each([
  ['<p> Total </p>', true],
  ['<style>a{}</style>Total', true],
  ['<p title="Total > 1"></p>', false],
  ['<style>a{}</style><div> \n</div><!-- Total -->', false],
])('%s: %s', (html, expected) => {
  expect(hasVisibleText(html)).toBe(expected);
});
