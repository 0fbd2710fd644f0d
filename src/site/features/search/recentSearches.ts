import { createListSlot } from '../../browser/createListSlot.ts';

const MOST = 6;
const MAX_LENGTH = 80;

/** Searches that led to a page, newest first; they stay on this device. */
export const recentSearches = createListSlot({ key: 'x-recent-searches', most: MOST });

/** Moves a search to the front: `['a', 'b']`, `b` → `['b', 'a']` */
export function addRecent(list: readonly string[], query: string): string[] {
  const text = query.trim().slice(0, MAX_LENGTH);
  if (!text) return [...list];
  const others = list.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, MOST);
}
