import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from '#model/preferences/Direction.ts';

/** Creates styles like on the demo's page: in the layer below the demo's stylesheets, and mirrored if the page is right-to-left. */
export function createLookCache(direction: Direction): EmotionCache {
  const cache = createCache(
    direction === 'rtl' ? { key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] } : { key: 'css' },
  );
  // Material UI's provider does the same. The frame isn't rendered on a server, so Emotion shouldn't warn about `:first-child`.
  cache.compat = true;
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const isLayered = serialized.styles.startsWith('@layer ');
    const styles = isLayered ? serialized.styles : `@layer mui {${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}
