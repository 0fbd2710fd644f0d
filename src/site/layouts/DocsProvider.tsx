import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import zh from '#content/strings/zh.json' with { type: 'json' };
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

/** Rendering at build: all languages are at hand. */
export function DocsProvider({ locale, pageNames = NO_NAMES, children }: DocsProviderProps) {
  return (
    <DocsConfigProvider value={findDocsConfig(locale, pageNames)}>{children}</DocsConfigProvider>
  );
}

/** One for all pages of a language. */
const known = new Map<Locale, DocsConfig>();

function findDocsConfig(locale: Locale, pageNames: DocsConfig['pageNames']): DocsConfig {
  const docs = known.get(locale);
  if (docs?.pageNames === pageNames) return docs;
  const created = createDocsConfig({
    config: siteConfig,
    locale,
    dictionaries: { en, zh },
    pageNames,
  });
  known.set(locale, created);
  return created;
}
