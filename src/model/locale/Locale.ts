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
  if (isEnglishOnly(pathname) || hasLocalePrefix(pathname)) return pathname;
  return `/${locale}${pathname}`;
}

/** The reference and the release notes are generated from the packages, and some tools have only one page for all languages. */
const ENGLISH_ONLY = [
  /^\/x\/api(\/|$)/,
  /\/(?:components|hooks)-api\/?$/,
  /^\/x\/(?:whats-new|coverage)\/?$/,
  /^\/playground(\/|$)/,
];

/** Whether a path leads to a page that exists in English only. */
export function isEnglishOnly(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '');
  return isLocaleIgnored(pathname) || ENGLISH_ONLY.some((pattern) => pattern.test(pathname));
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
