import { describe, expect, it } from 'vitest';
import { readPage } from '../output/readPage.ts';
import { readScript } from '../output/readScript.ts';
import { readStylesheet } from '../output/readStylesheet.ts';
import { addUse, isNeededForFirstPaint, listWords } from './isNeededForFirstPaint.ts';

const MODULE = '@layer theme{._Card-card{color:red}@media (width>1px){._Card-card a{top:0}}}';
const FETCH = 'const files=["x/_astro/a.css"];';
const USE = 'const styles={card:"_Card-card other"};';

describe('isNeededForFirstPaint', () => {
  it.each([
    ['its names are in the page', MODULE, '', '<p class="x _Card-card">', true],
    ['its names are not in the page', MODULE, '', '<p class="x">', false],
    ['a text of the page looks like its names', MODULE, '', '<p>class="_Card-card"</p>', false],
    ['scripts fetch it', MODULE, FETCH + USE, '<p>', false],
    ['scripts rely on it', MODULE, USE, '<p>', true],
    ['a comment of a script mentions it', MODULE, '/* "_Card-card" */', '<p>', false],
    ['it has rules for all pages', `${MODULE}p{top:0}`, FETCH, '<p>', true],
    ['it has a rule for the root', ':root{--a:1}', FETCH, '<p>', true],
    ['it has a rule for a class', '.prose p{top:0}', FETCH, '<p class="prose">', true],
    ['it has a rule for a missing class', '.prose p{top:0}', FETCH, '<p>', false],
    ['it has a rule for an attribute', '[data-a] p{top:0}', FETCH, '<p data-a>', true],
    ['it has a rule for a missing attribute', '[data-a] p{top:0}', FETCH, '<p>', false],
    ['it also has a rule for all', '[data-a],p:not(.b){top:0}', FETCH, '<p>', true],
    ['a script could add what its rule is for', '[data-a] p{top:0}', USE, '<p>', true],
    [
      'its only other rule is an animation',
      `${MODULE}@keyframes a{0%{top:0}to{top:1px}}`,
      '',
      '<p>',
      false,
    ],
  ])('%s: %s', (_, css, script, html, expected) => {
    const sheet = addUse('a.css', readStylesheet(css), listWords([readScript(script)]));
    expect(isNeededForFirstPaint(sheet, readPage(html))).toBe(expected);
  });
});
