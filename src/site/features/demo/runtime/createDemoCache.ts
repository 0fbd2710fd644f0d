import createCache from '@emotion/cache';
import type { EmotionCache, Options } from '@emotion/cache';

/** The layer that all library styles live in, below `utilities` and above the shell. */
const LAYER = 'mui';

/** An Emotion cache whose styles all stand in the layer; `css-` classes, `rtl-` in right-to-left pages. */
export function createDemoCache(
  key: 'css' | 'rtl',
  stylisPlugins?: Options['stylisPlugins'],
): EmotionCache {
  const cache = createCache({ key, ...(stylisPlugins ? { stylisPlugins } : {}) });
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isLayered = /^@layer\s/.test(serialized.styles);
    const layered = isLayered
      ? serialized
      : { ...serialized, styles: `@layer ${LAYER} {${serialized.styles}}` };
    return insert(selector, layered, sheet, shouldCache);
  };
  return cache;
}
