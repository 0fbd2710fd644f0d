import { createRoot } from 'react-dom/client';
import { siteConfig } from '#content/site.config.ts';
import { isLocale } from '#model/Locale.ts';
import { Settings } from '../features/settings/Settings.tsx';
import { createDocsConfig } from '../state/createDocsConfig.ts';
import { DocsConfigProvider } from '../state/DocsConfigContext.tsx';
import { loadDictionary } from '../state/loadDictionary.ts';

export type IslandName = 'settings';

const opened = new Set<IslandName>();

/** Mounts a panel at its first opening; from then on it listens to its trigger itself. */
export async function openIsland(name: IslandName, trigger: HTMLElement): Promise<void> {
  if (opened.has(name)) return;
  opened.add(name);
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const dictionaries = { [locale]: await loadDictionary(locale) };
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <DocsConfigProvider value={createDocsConfig({ config: siteConfig, locale, dictionaries })}>
      <Settings trigger={trigger} />
    </DocsConfigProvider>,
  );
}
