import { expect, it } from 'vitest';
import { createPictureCss } from './pictureCss.ts';

const css = createPictureCss('/x/_astro/inter.woff2');

it('has the tokens of both color schemes, the font, and one picture for each width', () => {
  expect(css).toContain('@media (scripting: none) and (prefers-color-scheme: dark)');
  expect(css).toContain("src:url('/x/_astro/inter.woff2')");
  expect(css).toContain('@media (max-width:549.98px){.narrow+.wide{display:none}}');
});

it('puts all rules in the layers of the site', () => {
  expect(css.startsWith('@layer theme, docsearch, mui, utilities;')).toBe(true);
});
