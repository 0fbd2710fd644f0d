import { createRoot } from 'react-dom/client';
import { siteConfig } from '#content/site.config.ts';
import type { Dictionary } from '#model/Dictionary.ts';
import { isLocale } from '#model/Locale.ts';
import { Settings } from '../features/settings/Settings.tsx';
import { createDocsConfig } from '../state/createDocsConfig.ts';
import { DocsConfigProvider } from '../state/DocsConfigContext.tsx';

export type IslandName = 'settings';

const opened = new Set<IslandName>();

/** Mounts a panel at its first opening; from then on it listens to its trigger itself. */
export function openIsland(name: IslandName, trigger: HTMLElement): void {
  if (opened.has(name)) return;
  opened.add(name);
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const dictionaries = { [locale]: readTexts(trigger) };
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <DocsConfigProvider value={createDocsConfig({ config: siteConfig, locale, dictionaries })}>
      <Settings trigger={trigger} />
    </DocsConfigProvider>,
  );
}

/** The few texts of a panel come with the page, so that opening it does not fetch those of the whole site. */
function readTexts({ dataset }: HTMLElement): Dictionary {
  return JSON.parse(dataset['texts'] ?? '{}') as Dictionary;
}
