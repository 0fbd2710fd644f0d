import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { siteConfig } from '#content/site.config.ts';
import type { Dictionary } from '#model/locale/Dictionary.ts';
import { isLocale } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { createDocsConfig } from '../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../browser/DocsConfigContext.tsx';

export type IslandName = 'settings' | 'search' | 'shortcuts';

/** Loaded separately, so that opening one panel doesn't load the other. */
const LOADERS = {
  settings: async () => (await import('../features/settings/Settings.tsx')).Settings,
  search: async () => (await import('../features/search/Search.tsx')).Search,
  shortcuts: async () => (await import('../features/shortcuts/ShortcutSheet.tsx')).ShortcutSheet,
} satisfies Record<IslandName, () => Promise<ComponentType<{ trigger: HTMLElement }>>>;

const opened = new Set<IslandName>();

/** Preloads a panel that will probably be opened. */
export async function prepareIsland(name: IslandName, trigger: HTMLElement): Promise<void> {
  await Promise.all([LOADERS[name](), loadTexts(trigger, getLocale())]);
}

/** Mounts a panel when it first opens; from then on, it listens to its trigger. */
export async function openIsland(name: IslandName, trigger: HTMLElement): Promise<void> {
  if (opened.has(name)) return;
  opened.add(name);
  try {
    const locale = getLocale();
    const [Island, texts] = await Promise.all([LOADERS[name](), loadTexts(trigger, locale)]);
    const dictionaries = { [locale]: texts };
    const container = document.createElement('div');
    document.body.append(container);
    createRoot(container).render(
      <DocsConfigProvider value={createDocsConfig({ config: siteConfig, locale, dictionaries })}>
        <Island trigger={trigger} />
      </DocsConfigProvider>,
    );
  } catch (error) {
    opened.delete(name);
    throw error;
  }
}

function getLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}

/** A panel with few texts gets them from its trigger, so that opening it doesn't load the whole dictionary. */
async function loadTexts({ dataset }: HTMLElement, locale: Locale): Promise<Dictionary> {
  const texts = dataset['texts'];
  if (texts) return JSON.parse(texts) as Dictionary;
  const { loadDictionary } = await import('../browser/loadDictionary.ts');
  return loadDictionary(locale);
}
