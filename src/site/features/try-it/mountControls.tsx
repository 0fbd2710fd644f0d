import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { siteConfig } from '#content/site.config.ts';
import { isLocale } from '#model/locale/Locale.ts';
import { createDocsConfig } from '../../browser/createDocsConfig.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { loadDictionary } from '../../browser/loadDictionary.ts';
import { TryItControls } from './TryItControls.tsx';
import type { TryItControlsProps } from './TryItControls.tsx';

/** Renders the controls into their place in the form. */
export async function mountControls(list: HTMLElement, props: TryItControlsProps): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en';
  const dictionaries = { [locale]: await loadDictionary(locale) };
  const config = createDocsConfig({ config: siteConfig, locale, dictionaries });
  // The caller reads and fills the fields right after this.
  flushSync(() =>
    createRoot(list).render(
      <DocsConfigProvider value={config}>
        <TryItControls {...props} />
      </DocsConfigProvider>,
    ),
  );
}
