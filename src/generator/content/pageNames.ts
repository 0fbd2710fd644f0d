import { strings } from '#content/strings.ts';
import type { Locale } from '#model/locale/Locale.ts';

const NONE = {};

/** Returns translated names of pages and groups by pathname. English has none, because the navigation contains the English names. */
export function getPageNames(locale: Locale): Readonly<Record<string, string>> {
  return strings[locale].pages ?? NONE;
}
