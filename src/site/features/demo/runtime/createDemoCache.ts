import createCache from '@emotion/cache';
import type { EmotionCache, Options } from '@emotion/cache';
import { LAYER, LayerSheet } from './LayerSheet.ts';

/** An Emotion cache whose styles are all in the layer. Classes start with `css-`, or `rtl-` in right-to-left pages. */
export function createDemoCache(
  key: 'css' | 'rtl',
  stylisPlugins?: Options['stylisPlugins'],
): EmotionCache {
  const cache = createCache({ key, ...(stylisPlugins ? { stylisPlugins } : {}) });
  if (typeof document === 'undefined') wrapInLayer(cache);
  else writeIntoPage(cache);
  return cache;
}

/** At build time, rules are text. */
function wrapInLayer(cache: EmotionCache): void {
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const layered = { ...serialized, styles: `@layer ${LAYER} {${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
}

/** In the browser, rules are added to those in the HTML of the page (`Document.astro`). */
function writeIntoPage(cache: EmotionCache): void {
  const sheet = new LayerSheet({ key: cache.key, container: document.head, speedy: true });
  const given = document.querySelector<HTMLStyleElement>('style[data-demo-styles]');
  if (cache.key === 'css') {
    for (const name of given?.dataset['demoStyles']?.split(' ') ?? []) cache.inserted[name] = true;
  }
  const rules = given?.sheet?.cssRules;
  const block = rules?.[rules.length - 1];
  if (block instanceof CSSGroupingRule) sheet.continueIn(block);
  cache.sheet = sheet;
}
