import type strings from '#content/strings/en.json';
import type { Dictionary, DictionaryKey } from '#model/locale/Dictionary.ts';
import { addLocalePrefix, type Locale } from '#model/locale/Locale.ts';
import type { SiteConfig } from '#model/site/SiteConfig.ts';
import { createTranslate, type Translate } from '#model/locale/translate.ts';

/** Every key of the English dictionary, which every language must have. */
export type StringKey = DictionaryKey<typeof strings>;

/** The configuration, translations, and links that every part of the interface can use. */
export interface DocsConfig {
  config: SiteConfig;
  locale: Locale;
  t: Translate<StringKey>;
  /** Returns whole groups of texts, so that a button can pass them to the panel it loads later. */
  texts: (groups: readonly (keyof typeof strings)[]) => Dictionary;
  /** Adds the language of the page to a path. */
  href: (path: string) => string;
  /** Titles by pathname in the language of the page, if they differ from the navigation. */
  pageNames: Readonly<Record<string, string>>;
}

export function createDocsConfig({
  config,
  locale,
  dictionaries,
  pageNames = {},
}: {
  config: SiteConfig;
  locale: Locale;
  dictionaries: Readonly<Record<string, Dictionary>>;
  pageNames?: Readonly<Record<string, string>>;
}): DocsConfig {
  return {
    config,
    locale,
    t: createTranslate<StringKey>({ dictionaries, locale }),
    texts: (groups) =>
      Object.fromEntries(groups.map((group) => [group, dictionaries[locale]?.[group] ?? {}])),
    href: (path) => addLocalePrefix(path, locale),
    pageNames,
  };
}
