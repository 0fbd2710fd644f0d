import { siteConfig } from '#content/site.config.ts';
import { isLocale } from '#model/locale/Locale.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import type { DocsConfig } from '../../browser/createDocsConfig.ts';
import { loadDictionary } from '../../browser/loadDictionary.ts';

/** The docs config in the language of the page. */
export async function loadDocsConfig(): Promise<DocsConfig> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  return createDocsConfig({
    config: siteConfig,
    locale,
    dictionaries: { [locale]: await loadDictionary(locale) },
  });
}
