import { createTokenCss } from './createTokenCss.ts';

/** URL of the stylesheet below; `src/site/pages/x/chart-pictures.css.ts` writes it. */
export const PICTURE_STYLES_HREF = '/x/chart-pictures.css';

/** What pictures in files need of the site's styles: tokens, the font, and which of two pictures to show. */
export function createPictureCss(fontUrl: string): string {
  return `@layer theme, docsearch, mui, utilities;
${createTokenCss()}@layer theme {
@font-face{font-family:'Inter Variable';font-display:swap;font-weight:100 900;src:url('${fontUrl}') format('woff2')}
*,*::before,*::after{box-sizing:border-box}
html{font:100%/1.5 var(--x-font-sans);color:var(--x-text);-webkit-font-smoothing:antialiased;font-feature-settings:'cv11','ss03'}
body{display:flow-root;margin:0;padding:16px;overflow:hidden auto}
.narrow,.wide{display:flow-root}
@media (max-width:549.98px){.narrow+.wide{display:none}}
@media (min-width:550px){body{padding:24px}.narrow{display:none}}
}
`;
}
