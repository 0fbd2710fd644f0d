import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { DocsConfigProvider } from '../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../browser/DocsConfigContext.tsx';
import { createDocsConfig } from '../browser/createDocsConfig.ts';

export interface DocsProviderProps {
  locale: Locale;
  pageNames?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const NO_NAMES = {};

/** The provider for rendering at build time, when all languages are loaded. */
export function DocsProvider({ locale, pageNames = NO_NAMES, children }: DocsProviderProps) {
  return (
    <DocsConfigProvider value={getDocsConfig(locale, pageNames)}>{children}</DocsConfigProvider>
  );
}

/** Configs by language, which all pages share. */
const known = new Map<Locale, DocsConfig>();

export function getDocsConfig(locale: Locale, pageNames: DocsConfig['pageNames']): DocsConfig {
  const docs = known.get(locale);
  if (docs?.pageNames === pageNames) return docs;
  const created = createDocsConfig({
    config: siteConfig,
    locale,
    dictionaries: strings,
    pageNames,
  });
  known.set(locale, created);
  return created;
}
