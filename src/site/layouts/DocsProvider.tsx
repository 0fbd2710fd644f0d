import type { ReactNode } from 'react';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import zh from '#content/strings/zh.json' with { type: 'json' };
import type { Locale } from '#model/Locale.ts';
import { DocsConfigProvider } from '../state/DocsConfigContext.tsx';
import { createDocsConfig } from '../state/createDocsConfig.ts';

export interface DocsProviderProps {
  locale: Locale;
  pageNames?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Rendering at build: all languages are at hand. */
export function DocsProvider({ locale, pageNames = {}, children }: DocsProviderProps) {
  return (
    <DocsConfigProvider
      value={createDocsConfig({ config: siteConfig, locale, dictionaries: { en, zh }, pageNames })}
    >
      {children}
    </DocsConfigProvider>
  );
}
