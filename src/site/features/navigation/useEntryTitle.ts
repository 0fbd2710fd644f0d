import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** The title in the reader's language: a translated page name wins over the entry's own. */
export function useEntryTitle(): (entry: NavigationEntry) => string {
  const { pageNames } = useDocsConfig();
  return (entry) => pageNames[entry.pathname] ?? deriveTitle(entry);
}
