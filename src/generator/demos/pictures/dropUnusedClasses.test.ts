import { expect, it } from 'vitest';
import { dropUnusedClasses } from './dropUnusedClasses.ts';

const css = '.css-a{color:red}.css-a .MuiChip-label{margin:0}';

it.each([
  ['<p class="MuiChip-root css-a">A</p>', '<p class="css-a">A</p>'],
  ['<p class="MuiChip-label MuiChip-label">A</p>', '<p class="MuiChip-label">A</p>'],
  ['<p class="PrivateSwitchBase-root">A</p>', '<p>A</p>'],
  ['<p class="MuiDataGrid-cell late">A</p>', '<p class="MuiDataGrid-cell late">A</p>'],
  ['<input class="css-a"><b>A &amp; B</b>', '<input class="css-a"><b>A &amp; B</b>'],
])('%s → %s', (html, expected) => {
  expect(dropUnusedClasses(html, css)).toBe(expected);
});
