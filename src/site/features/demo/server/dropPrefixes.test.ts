import { expect, it } from 'vitest';
import { dropPrefixes } from './dropPrefixes.ts';

it.each([
  [
    '.a{display:-webkit-inline-box;display:-webkit-inline-flex;display:-ms-inline-flexbox;display:inline-flex;}',
    '.a{display:inline-flex;}',
  ],
  [
    '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
    '.a{align-items:center;}',
  ],
  [
    '.a{-webkit-user-select:none;-moz-user-select:none;-ms-user-select:none;user-select:none;}',
    '.a{-webkit-user-select:none;user-select:none;}',
  ],
  [
    '.a{top:0;-webkit-transform:none;-moz-transform:none;-ms-transform:none;transform:none;}',
    '.a{top:0;transform:none;}',
  ],
  ['.a{position:-webkit-sticky;position:sticky;}', '.a{position:sticky;}'],
  [
    '@layer mui{.a::-webkit-input-placeholder{top:0;}.a::-moz-placeholder{top:0;}.a:-ms-input-placeholder{top:0;}.a::placeholder{top:0;}}',
    '@layer mui{.a::placeholder{top:0;}}',
  ],
])('%s → %s', (css, expected) => {
  expect(dropPrefixes(css)).toBe(expected);
});

it.each([
  '.a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;}',
  '.a::-webkit-scrollbar{display:none;}',
  '.a{--x-flex:1;-webkit-text-fill-color:red;-webkit-backdrop-filter:none;}',
])('keeps %s', (css) => {
  expect(dropPrefixes(css)).toBe(css);
});
