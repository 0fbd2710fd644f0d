import { LANGUAGE_COOKIE, readLanguageQuery } from '#model/path/languageQuery.ts';
import { setCookie } from '../browser/cookies.ts';

/** Follows `?userLanguage=zh`: remembers the choice and opens the page in that language. */
export function applyUserLanguage(): void {
  const choice = readLanguageQuery(location);
  if (!choice) return;
  setCookie(LANGUAGE_COOKIE, choice.locale);
  const [path] = choice.href.split(/[?#]/);
  if (path === location.pathname) history.replaceState(history.state, '', choice.href);
  else location.replace(choice.href);
}
