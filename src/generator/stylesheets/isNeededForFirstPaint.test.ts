import { describe, expect, it } from 'vitest';
import {
  isNeededForFirstPaint,
  listSelectors,
  readClasses,
  readStylesheet,
} from './isNeededForFirstPaint.ts';

const MODULE = '@layer theme{._card_abcde_1{color:red}@media (width>1px){._card_abcde_1 a{top:0}}}';

describe('isNeededForFirstPaint', () => {
  it.each([
    ['its names are in the page', MODULE, '', '<p class="x _card_abcde_1">', true],
    ['its names are not in the page', MODULE, '', '<p class="x">', false],
    ['scripts fetch it', MODULE, 'import("a.css") _card_abcde_1', '<p>', false],
    ['scripts count on it', MODULE, '"_card_abcde_1"', '<p>', true],
    ['it has rules for all pages', `${MODULE}.prose p{top:0}`, 'a.css', '<p>', true],
    ['it has a rule for the root', ':root{--a:1}', 'a.css', '<p>', true],
    [
      'its only other rule is an animation',
      `${MODULE}@keyframes a{0%{top:0}to{top:1px}}`,
      '',
      '<p>',
      false,
    ],
  ])('%s: %s', (_, css, scripts, html, expected) => {
    const sheet = readStylesheet('a.css', css, scripts);
    expect(isNeededForFirstPaint(sheet, readClasses(html))).toBe(expected);
  });
});

it('lists selectors', () => {
  expect(listSelectors('@layer a,b;@layer a{.b,.c{d:e}@media print{.f:is(.g){h:i}}}')).toEqual([
    '.b,.c',
    '.f:is(.g)',
  ]);
});
