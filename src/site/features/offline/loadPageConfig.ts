import { siteConfig } from '#content/site.config.ts';
import { DEFAULT_LOCALE, isLocale } from '#model/Locale.ts';
import { createDocsConfig } from '../../state/createDocsConfig.ts';
import type { DocsConfig } from '../../state/DocsConfigContext.tsx';
import { loadDictionary } from '../../state/loadDictionary.ts';

/** What React needs to know of the page it is added to. */
export async function loadPageConfig(): Promise<DocsConfig> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const dictionaries = { [locale]: await loadDictionary(locale) };
  return createDocsConfig({ config: siteConfig, locale, dictionaries });
}
