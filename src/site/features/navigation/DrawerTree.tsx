import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { listDrawerEntries } from './familyFiles.tsx';
import { NavigationTree } from './NavigationTree.tsx';

export interface DrawerTreeProps {
  navigation: readonly NavigationEntry[];
  /** Pathname of the current page. */
  active: string;
  /** The groups around it. */
  trail: readonly NavigationEntry[];
}

/** The tree of one page: whole where the page is, short for other products. */
export function DrawerTree({ navigation, active, trail }: DrawerTreeProps) {
  const docs = useDocsConfig();
  const open = new Set(trail.map((entry) => entry.pathname));
  // It renders trees, so no hook may come after it.
  const entries = listDrawerEntries(docs, navigation, open);
  return <NavigationTree entries={entries} active={active} trail={open} />;
}
