import { siteConfig } from '#content/site.config.ts';
import { isLocale } from '#model/Locale.ts';
import { createDocsConfig } from '../../state/createDocsConfig.ts';
import type { DocsConfig } from '../../state/createDocsConfig.ts';
import { loadDictionary } from '../../state/loadDictionary.ts';

/** What the interface needs in the language of the page. */
export async function loadDocsConfig(): Promise<DocsConfig> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  return createDocsConfig({
    config: siteConfig,
    locale,
    dictionaries: { [locale]: await loadDictionary(locale) },
  });
}
