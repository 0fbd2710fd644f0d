import type { EmotionCache } from '@emotion/cache';
import { dropPrefixes } from './dropPrefixes.ts';

/**
 * Collects the rules that a cache creates at build, by the names that Emotion would give their style elements. The elements are gone
 * from a demo that has rendered twice.
 */
export function recordStyles(cache: EmotionCache): Map<string, string> {
  const styles = new Map<string, string>();
  const insert = cache.insert;
  let names = '';
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const rules = insert(selector, serialized, sheet, shouldCache);
    // What follows without a selector are the keyframes of the same component.
    if (selector) names = listNames(serialized);
    if (rules && shouldCache) styles.set(names, (styles.get(names) ?? '') + dropPrefixes(rules));
    return rules;
  };
  return styles;
}

type Serialized = Parameters<EmotionCache['insert']>[1];

function listNames({ name, next }: Serialized): string {
  return next ? `${name} ${listNames(next)}` : name;
}
