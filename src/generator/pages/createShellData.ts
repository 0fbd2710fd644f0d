import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { getPageNames } from '../content/pageNames.ts';
import type { Site } from '../content/Site.ts';

/** The data about the site for pages that aren't guides: landing, search, and not found. */
export interface ShellData {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

export function createShellData(site: Site, locale: Locale): ShellData {
  return { locale, navigation: site.navigation, pageNames: getPageNames(locale) };
}
