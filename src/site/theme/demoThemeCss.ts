import type { Theme } from '@mui/material/styles';
import { createDemoTheme } from './createDemoTheme.ts';

/** Address of the stylesheet below; `src/site/pages/x/demo-theme.css.ts` writes it. */
export const demoThemeHref = '/x/demo-theme.css';

/** The CSS variables of the demo theme, once for all demos, so that they are styled before any script runs. */
export function createDemoThemeCss(): string {
  const theme = createDemoTheme({ direction: 'ltr', dense: false }) as Theme & {
    generateStyleSheets: () => Sheet[];
  };
  return `@layer mui {${theme.generateStyleSheets().map(formatSheet).join('')}}`;
}

type Sheet = Record<string, unknown>;

function formatSheet(sheet: Sheet): string {
  return Object.entries(sheet)
    .map(([key, value]) => formatRule(key, value))
    .join('');
}

/** `{ ':root': { '--mui-a': 1 } }` → `:root{--mui-a:1;}`; media queries nest. */
function formatRule(key: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) return `${key}{${formatSheet(value as Sheet)}}`;
  return `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)};`;
}
