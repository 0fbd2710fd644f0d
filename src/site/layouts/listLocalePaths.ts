import { siteConfig } from '#content/site.config.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';

export interface LocalePath {
  params: { lang: Locale | undefined };
  props: { locale: Locale };
}

/** The static paths of a page that exists once per language. The default language has no prefix. */
export function listLocalePaths(): LocalePath[] {
  return siteConfig.locales.map((locale) => ({
    params: { lang: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale },
  }));
}
