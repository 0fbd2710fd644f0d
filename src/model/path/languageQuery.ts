import { DEFAULT_LOCALE, addLocalePrefix, isLocale } from '../locale/Locale.ts';
import type { Locale } from '../locale/Locale.ts';
import { parsePath } from './parsePath.ts';

/** The cookie with the language that the reader chose. */
export const LANGUAGE_COOKIE = 'userLanguage';

export interface LanguageChoice {
  locale: Locale;
  /** The same page in that language, without the query value; the page itself if it exists in English only. */
  href: string;
}

/** `/x/a/?userLanguage=zh#b` → `zh`, `/zh/x/a/#b`. An unknown language means English. */
export function readLanguageQuery(url: {
  pathname: string;
  search: string;
  hash: string;
}): LanguageChoice | undefined {
  const value = /[?&]userLanguage=([^&]*)/.exec(url.search)?.[1];
  if (value === undefined) return undefined;
  const locale = isLocale(value) ? value : DEFAULT_LOCALE;
  const search = url.search.replace(/([?&])userLanguage=[^&]*(&?)/, (_, start, rest) =>
    rest ? start : '',
  );
  const { canonicalAs } = parsePath(url.pathname);
  return { locale, href: `${addLocalePrefix(canonicalAs, locale)}${search}${url.hash}` };
}
