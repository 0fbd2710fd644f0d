import type { Theme } from '@mui/material/styles';
import { createDemoTheme } from './createDemoTheme.ts';

/** URL of the stylesheet below, which `src/site/pages/x/demo-theme.css.ts` writes. */
export const demoThemeHref = '/x/demo-theme.css';

const DARK = '[data-mui-color-scheme="dark"]';

/** The CSS variables of the demo theme, once for all demos, so that they're styled before any script runs. */
export function createDemoThemeCss(): string {
  const theme = createDemoTheme({ direction: 'ltr', dense: false }) as Theme & {
    generateStyleSheets: () => Sheet[];
  };
  const sheets = theme.generateStyleSheets();
  return `@layer mui {${sheets.map(formatSheet).join('')}${formatDarkWithoutScripts(sheets)}}`;
}

/** Scripts set the scheme on the document. Without scripts, the system's scheme applies, as on the rest of the page. */
function formatDarkWithoutScripts(sheets: readonly Sheet[]): string {
  const dark = sheets.find((sheet) => DARK in sheet)?.[DARK];
  if (!dark) throw new Error(`The demo theme has no variables for ${DARK}.`);
  return formatRule('@media (scripting: none) and (prefers-color-scheme: dark)', { ':root': dark });
}

type Sheet = Record<string, unknown>;

function formatSheet(sheet: Sheet): string {
  return Object.entries(sheet)
    .map(([key, value]) => formatRule(key, value))
    .join('');
}

/** `{ ':root': { '--mui-a': 1 } }` → `:root{--mui-a:1;}`; media queries nest */
function formatRule(key: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) return `${key}{${formatSheet(value as Sheet)}}`;
  return `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)};`;
}
