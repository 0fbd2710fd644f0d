import { LANGUAGES } from './languages.ts';

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

/** The locale without a prefix in the URL. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** `/x/react-charts/`, `zh` → `/zh/x/react-charts/` */
export function addLocalePrefix(pathname: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !isRootRelative(pathname)) return pathname;
  if (isLocaleIgnored(pathname) || isApiReference(pathname) || hasLocalePrefix(pathname)) {
    return pathname;
  }
  return `/${locale}${pathname}`;
}

/** The texts of the API reference come from the packages, so its pages exist in English only. */
function isApiReference(path: string): boolean {
  return path.startsWith('/x/api/');
}

/** The blog and the size snapshot exist in English only. */
export function isLocaleIgnored(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '');
  return /^\/blog(\/|$)/.test(pathname) || /^\/size-snapshot\/?$/.test(pathname);
}

function hasLocalePrefix(pathname: string): boolean {
  return isLocale(/^\/([a-z]{2})(?=[/?#]|$)/.exec(pathname)?.[1]);
}

function isRootRelative(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//');
}
