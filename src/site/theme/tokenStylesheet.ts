import type { Plugin } from 'vite';
import { createTokenCss } from './createTokenCss.ts';

const ID = 'virtual:design-tokens.css';

/** Lets the page import the design tokens as a stylesheet generated from `tokens.ts`. */
export function tokenStylesheet(): Plugin {
  return {
    name: 'x-docs:design-tokens',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? createTokenCss() : undefined),
  };
}
