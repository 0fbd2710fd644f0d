import { createStorageSlot } from '../../browser/StorageSlot.ts';

const MOST = 6;
const MAX_LENGTH = 80;

/** Searches that led to a page, newest first; they stay on this device. */
export const recentSearches = createStorageSlot<readonly string[]>({
  key: 'x-recent-searches',
  parse: parseRecent,
  format: (value) => JSON.stringify(value),
  fallback: [],
});

/** Moves a search to the front: `['a', 'b']`, `b` → `['b', 'a']` */
export function addRecent(list: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, MAX_LENGTH);
  if (!text) return [...list];
  const others = list.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST);
}

function parseRecent(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return undefined;
    return value.filter((item): item is string => typeof item === 'string').slice(0, MOST);
  } catch {
    return undefined;
  }
}
