import { siteConfig } from '#content/site.config.ts';
import { DEFAULT_LOCALE, isLocale } from '#model/locale/Locale.ts';
import { createDocsConfig } from './createDocsConfig.ts';
import type { DocsConfig } from './createDocsConfig.ts';
import { loadDictionary } from './loadDictionary.ts';

/** Loads the docs config for React components that scripts add to the page. */
export async function loadPageConfig(): Promise<DocsConfig> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const dictionaries = { [locale]: await loadDictionary(locale) };
  return createDocsConfig({ config: siteConfig, locale, dictionaries });
}
