export const LOCALES = ['en', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];

/** The locale without a prefix in the URL. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Each language in its own words, as the language control shows it. */
export const LOCALE_NAMES = { en: 'English', zh: '中文' } satisfies Record<Locale, string>;

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

/** Texts of the API reference come from the packages, so its pages are English in every language. */
function isApiReference(path: string): boolean {
  return path.startsWith('/x/api/');
}

/** The blog and the size snapshot exist once, in one language. */
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
