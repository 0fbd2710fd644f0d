import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** The title in the reader's language. A translated page name takes precedence. */
export function useEntryTitle(): (entry: NavigationEntry) => string {
  const { pageNames } = useDocsConfig();
  return (entry) => pageNames[entry.pathname] ?? deriveTitle(entry);
}
