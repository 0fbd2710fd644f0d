import { createContext, use, type ReactNode } from 'react';
import type { DocsConfig } from './createDocsConfig.ts';

export type { DocsConfig };

const DocsConfigContext = createContext<DocsConfig | null>(null);

/** Wrap the page and each island in a provider, because islands don't share a context. */
export function DocsConfigProvider({
  value,
  children,
}: {
  value: DocsConfig;
  children: ReactNode;
}) {
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}

export function useDocsConfig(): DocsConfig {
  const docs = use(DocsConfigContext);
  if (!docs) {
    throw new Error(
      'useDocsConfig found no docs configuration. Wrap the component in <DocsConfigProvider>.',
    );
  }
  return docs;
}
