import { describe, expect, it } from 'vitest';
import { createPictureDocument } from './createPictureDocument.tsx';

const picture = {
  label: 'Tea & coffee',
  xs: '<svg class="css-a-Root"><rect class="css-b"/></svg>',
  lg: '<svg class="css-a-Root"><rect height="4"/></svg>',
};
const styles = new Map([
  ['a-Root', '.css-a-Root{color:red}'],
  ['b', '@media (min-width:900px){.css-b{fill:blue}}'],
  ['c-Menu', '.css-c-Menu{color:green}'],
  ['', ':root{--own:1}'],
]);
const html = createPictureDocument(picture, styles, ['/x/_astro/Tea.css']);

describe('createPictureDocument', () => {
  it('contains both pictures, which nobody can operate, under the names of the charts', () => {
    expect(html).toContain('<title>Tea &amp; coffee</title>');
    expect(html).toContain('<main role="img" aria-label="Tea &amp; coffee">');
    expect(html).toContain(`<div class="narrow" inert="">${picture.xs}</div>`);
    expect(html).toContain(`<div class="wide" inert="">${picture.lg}</div>`);
  });

  it('contains only the styles that the pictures need, for the width of the frame', () => {
    expect(html).toContain(
      '<style>.css-a-Root{color:red}@media (min-width:550px){.css-b{fill:blue}}:root{--own:1}</style>',
    );
    expect(html).toContain('<link rel="stylesheet" href="/x/_astro/Tea.css"');
  });

  it('has no script, and search engines leave it out', () => {
    expect(html).not.toContain('<script');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('has no second picture if there are no charts on phones', () => {
    expect(createPictureDocument({ label: 'Tea', xs: '', lg: picture.lg }, styles)).not.toContain(
      'class="narrow"',
    );
  });
});
