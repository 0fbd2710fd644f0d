import { describe, expect, it } from 'vitest';
import { readStylesheet } from './readStylesheet.ts';

const MODULE = '@layer theme{._Card-card{color:red}@media (width>1px){._Card-card a{top:0}}}';

describe('readStylesheet', () => {
  it.each([
    ['a module', MODULE, false],
    ['a module with a nested rule', '._Card-card{a{top:0}&:hover{top:1px}}', false],
    ['a module in a function', ':is(._Card-card,._Row-row) a{top:0}', false],
    ['a module and an animation', `${MODULE}@keyframes a{0%{top:0}to{top:1px}}`, false],
    ['a module and a font', `${MODULE}@font-face{font-family:a;src:url(a.woff2)}`, false],
    ['a rule for all pages', `${MODULE}.prose p{top:0}`, true],
    ['a nested rule for all pages', '.prose{p{top:0}}', true],
    ['a rule for the root', ':root{--a:1}', true],
    ['a rule that a string only mentions', `${MODULE}._A-a{content:".prose{top:0}"}`, false],
  ])('of %s: has global rules is %s', (_, css, expected) => {
    expect(readStylesheet(css).globalSelectors.length > 0).toBe(expected);
  });

  it('lists what a page needs for each rule that is not of a module', () => {
    const css = '.a>p.b:not(.c),[d=e] i{top:0}._F-f .g{top:0}';
    expect(readStylesheet(css).globalSelectors).toEqual([
      { classes: ['a', 'b'], attributes: [] },
      { classes: [], attributes: ['d'] },
    ]);
  });

  it('lists the names of CSS modules, each once', () => {
    expect([
      ...readStylesheet(`${MODULE}._Row-row>.plain:not(._X-x){top:0}`).moduleClasses,
    ]).toEqual(['_Card-card', '_Row-row', '_X-x']);
  });

  it('lists URLs', () => {
    const css = '@font-face{src:url(/x/a.woff2)}.a{background:url("b.png")}/* url(c.png) */';
    expect(readStylesheet(css).urls).toEqual(['/x/a.woff2', 'b.png']);
  });
});
