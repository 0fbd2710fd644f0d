import { isPlan } from '#model/product/Plan.ts';
import type { SearchOptions } from '#model/search/SearchOptions.ts';
import { createListSlot } from '../../browser/createListSlot.ts';
import { createTabSlot } from '../../browser/createTabSlot.ts';

const MOST = 12;

/** Pathnames of pages that the reader opened from the results, newest first; they stay on this device. */
export const openedPages = createListSlot({ key: 'x-opened-pages', most: MOST });
const planTab = createTabSlot('plan');

export function addOpened(pathname: string): void {
  const others = openedPages.get().filter((other) => other !== pathname);
  openedPages.set([pathname, ...others].slice(0, MOST));
}

/** What the ranking may know about the reader: the plan they chose in the tabs of a page, and what they have opened. */
export function getReaderContext(): Pick<SearchOptions, 'plan' | 'opened'> {
  const plan = planTab.get()?.toLowerCase();
  return { ...(isPlan(plan) ? { plan } : {}), opened: openedPages.get() };
}
