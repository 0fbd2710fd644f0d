import { deriveTitle } from '#model/deriveTitle.ts';
import type { NavigationEntry } from '#model/Navigation.ts';
import { useDocsConfig } from '../../state/DocsConfigContext.tsx';

/** The title in the reader's language: a translated page name wins over the entry's own. */
export function useEntryTitle(): (entry: NavigationEntry) => string {
  const { pageNames } = useDocsConfig();
  return (entry) => pageNames[entry.pathname] ?? deriveTitle(entry);
}
