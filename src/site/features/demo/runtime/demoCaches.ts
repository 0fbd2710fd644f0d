import type { EmotionCache } from '@emotion/cache';
import type { Direction } from '#model/preferences/Direction.ts';
import { createDemoCache } from './createDemoCache.ts';

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

/** The cache for a direction. The other one stays active until `prepareDirection` has created it. */
export function getDemoCache(direction: Direction): EmotionCache {
  const cache = caches.get(direction) ?? caches.get('ltr');
  if (cache) return cache;
  const fresh = createDemoCache('css');
  caches.set('ltr', fresh);
  return fresh;
}
