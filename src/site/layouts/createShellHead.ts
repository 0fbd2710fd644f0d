import en from '#content/strings/en.json' with { type: 'json' };
import zh from '#content/strings/zh.json' with { type: 'json' };
import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { getProductIds } from '#model/product/productIds.ts';
import type { HeadProps } from './Head.tsx';

export interface ShellHeadOptions {
  locale: Locale;
  page: 'landing' | 'notFound' | 'offline' | 'search';
  /** Public path without a language; empty for the page that stands in for missing ones. */
  path: string;
  noIndex?: boolean;
}

const STRINGS = { en, zh } satisfies Record<Locale, unknown>;

/** The head of a page that is no guide; its title and description are interface texts. */
export function createShellHead({
  locale,
  page,
  path,
  noIndex = false,
}: ShellHeadOptions): HeadProps {
  const strings = STRINGS[locale];
  const texts = {
    landing: { title: strings.landing.title, description: strings.landing.lead },
    notFound: strings.notFound,
    offline: strings.offline,
    search: strings.search,
  }[page];
  return {
    locale,
    title: texts.title,
    description: texts.description,
    ...(path ? { canonical: addLocalePrefix(path, locale) } : {}),
    alternates: (path ? siteConfig.locales : []).map((code) => ({
      locale: code,
      href: addLocalePrefix(path, code),
      isTranslated: true,
    })),
    ...getProductIds(path),
    image: '/x/cards/index.png',
    noIndex,
  };
}
