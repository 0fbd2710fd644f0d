import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import type { Strings } from '#content/strings.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { getProductIds } from '#model/product/productIds.ts';
import type { HeadProps } from './Head.tsx';

/** Title and description of each page that isn't a guide, from the interface texts. */
const TEXTS = {
  coverage: ({ coverage }) => coverage,
  landing: ({ landing }) => ({ title: landing.title, description: landing.lead }),
  notFound: ({ notFound }) => notFound,
  offline: ({ offline }) => offline,
  playground: ({ live }) => live.playground,
  reference: ({ api }) => ({ title: api.allTitle, description: api.allDescription }),
  search: ({ search }) => search,
  sizes: ({ sizes }) => sizes,
  upgrade: ({ upgrade }) => upgrade,
  whatsNew: ({ whatsNew }) => whatsNew,
} satisfies Record<string, (texts: Strings) => { title: string; description: string }>;

export interface ShellHeadOptions {
  locale: Locale;
  page: keyof typeof TEXTS;
  /** Public path without a language; empty for the not-found page, which has no URL. */
  path: string;
  /** False for pages that exist in English only. */
  isTranslated?: boolean;
  noIndex?: boolean;
}

/** The head of a page that isn't a guide. */
export function createShellHead({
  locale,
  page,
  path,
  isTranslated = true,
  noIndex = false,
}: ShellHeadOptions): HeadProps {
  const { title, description } = TEXTS[page](strings[locale]);
  return {
    locale,
    title,
    description,
    ...(path ? { canonical: addLocalePrefix(path, locale) } : {}),
    alternates: (path && isTranslated ? siteConfig.locales : []).map((code) => ({
      locale: code,
      href: addLocalePrefix(path, code),
      isTranslated: true,
    })),
    ...getProductIds(path),
    image: '/x/cards/index.png',
    noIndex,
  };
}
