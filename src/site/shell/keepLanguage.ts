import { addLocalePrefix, isEnglishOnly, isLocale } from '#model/locale/Locale.ts';
import { LANGUAGE_COOKIE } from '#model/path/languageQuery.ts';
import { getCookie } from '../browser/cookies.ts';

/** On a page that exists in English only, links lead back to the language that the reader chose. */
export function keepLanguage(root: ParentNode, pathname: string): void {
  const locale = getCookie(LANGUAGE_COOKIE);
  if (!isLocale(locale) || !isEnglishOnly(pathname)) return;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang])')) {
    const href = link.getAttribute('href') ?? '';
    // Files, such as the Markdown of the page, have no slash at the end.
    if (/^[^?#]*\/(?:[?#]|$)/.test(href)) link.setAttribute('href', addLocalePrefix(href, locale));
  }
}
