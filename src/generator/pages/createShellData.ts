import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { getPageNames } from '../content/pageNames.ts';
import type { Site } from '../content/Site.ts';

/** What pages other than guides need to know about the site: landing, search, not found. */
export interface ShellData {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
}

export function createShellData(site: Site, locale: Locale): ShellData {
  return { locale, navigation: site.navigation, pageNames: getPageNames(locale) };
}
