import createCache from '@emotion/cache';
import type { EmotionCache, Options } from '@emotion/cache';
import type { Direction } from '#model/Direction.ts';

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

const caches = new Map<Direction, EmotionCache>();

/** Right-to-left needs a plugin that most readers never load. */
export async function prepareDirection(direction: Direction): Promise<void> {
  if (caches.has(direction)) return;
  if (direction === 'ltr') {
    caches.set('ltr', createDemoCache('css'));
    return;
  }
  const { createRtlCache } = await import('./createRtlCache.ts');
  caches.set('rtl', createRtlCache());
}

/** The cache for a direction; the other one stays until `prepareDirection` has made it. */
export function getDemoCache(direction: Direction): EmotionCache {
  const cache = caches.get(direction) ?? caches.get('ltr');
  if (cache) return cache;
  const fresh = createDemoCache('css');
  caches.set('ltr', fresh);
  return fresh;
}
