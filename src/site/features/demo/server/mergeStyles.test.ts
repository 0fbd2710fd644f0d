import { expect, it } from 'vitest';
import { mergeStyles } from './mergeStyles.ts';

const html = '<p class="a css-one"><b class="css-two">2</b></p>';

it('uses the first of two classes that differ in rules for ARIA attributes only', () => {
  const styles = new Map([
    ['one', '@layer mui{.css-one{color:red;}.css-one b{top:0;}}'],
    ['two', '@layer mui{.css-two{color:red;}.css-two [aria-busy] i{top:1px;}.css-two b{top:0;}}'],
  ]);
  expect(mergeStyles(html, styles)).toBe('<p class="a css-one"><b class="css-one">2</b></p>');
});

it.each([
  ['another declaration', '.css-two{color:blue;}'],
  ['a rule that can match', '.css-two{color:red;}.css-two [aria-busy],.css-two i{top:1px;}'],
])('keeps a class with %s', (_, css) => {
  const styles = new Map([
    ['one', '.css-one{color:red;}'],
    ['two', css],
  ]);
  expect(mergeStyles(html, styles)).toBe(html);
});
