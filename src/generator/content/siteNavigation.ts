import { navigation as builtNavigation } from '#content/navigation.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';

/** The key of the global symbol where an incremental update provides a navigation that is newer than the bundle. */
export const UPDATED_NAVIGATION = 'x-docs.updated-navigation';

const shared = globalThis as { [key: symbol]: NavigationEntry[] | undefined };

/** The navigation of the site, including pages that aren't written yet. */
export const siteNavigation: NavigationEntry[] =
  shared[Symbol.for(UPDATED_NAVIGATION)] ?? builtNavigation;
