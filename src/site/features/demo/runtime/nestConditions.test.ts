import { expect, test } from 'vitest';
import { nestConditions } from './nestConditions.ts';

test.each([
  ['.a{top:0;}', ['.a{top:0;}']],
  ['@media print{.a{top:0;}}', ['.a{@media print{top:0;}}']],
  [
    '@media print{.a{top:0;}.b:hover .c,.d{left:0;}}',
    ['.a{@media print{top:0;}}', '.b:hover .c,.d{@media print{left:0;}}'],
  ],
  [
    '@media (min-width:0px){@media (orientation: landscape){.a{top:0;}}}',
    ['.a{@media (min-width:0px){@media (orientation: landscape){top:0;}}}'],
  ],
  [
    '@supports (display:grid){.a::before{content:"}{";}}',
    ['.a::before{@supports (display:grid){content:"}{";}}'],
  ],
  [`@media print{.a[title='{']{top:0;}}`, [`.a[title='{']{@media print{top:0;}}`]],
  ['@media print{}', []],
])('%s', (rule, nested) => {
  expect(nestConditions(rule)).toEqual(nested);
});
