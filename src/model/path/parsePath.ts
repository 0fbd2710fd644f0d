import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale/Locale.ts';

export interface ParsedPath {
  userLanguage: Locale;
  /** Without the language. */
  canonicalAs: string;
  /** Without the language and the hash. */
  canonicalAsServer: string;
  /** The internal form: without language, hash, or trailing slash. */
  canonicalPathname: string;
}

/** `/zh/x/react-charts/bars/#labels` → `zh`, …, `/x/react-charts/bars` */
export function parsePath(path: string): ParsedPath {
  const userLanguage = readLanguage(path);
  const canonicalAs = userLanguage === DEFAULT_LOCALE ? path : path.slice(3);
  const canonicalAsServer = canonicalAs.replace(/#.*$/s, '');
  const canonicalPathname = removeTrailingSlash(canonicalAsServer.replace(/^\/api/, '/api-docs'));
  return { userLanguage, canonicalAs, canonicalAsServer, canonicalPathname };
}

// The prefix counts only with its trailing slash, so `/zh` and `/zhx/` are English paths.
function readLanguage(path: string): Locale {
  const prefix = /^\/([a-z]{2})\//.exec(path)?.[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

function removeTrailingSlash(pathname: string): string {
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '');
}
