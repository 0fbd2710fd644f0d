import type { Plugin } from 'vite';
import { createTokenCss } from './createTokenCss.ts';

export const TOKENS = 'virtual:design-tokens.css';

/** Lets the page import the design tokens as a stylesheet generated from `tokens.ts`. */
export function tokenStylesheet(): Plugin {
  return {
    name: 'x-docs:design-tokens',
    resolveId: (id) => (id === TOKENS ? `\0${TOKENS}` : undefined),
    load: (id) => (id === `\0${TOKENS}` ? createTokenCss() : undefined),
  };
}
