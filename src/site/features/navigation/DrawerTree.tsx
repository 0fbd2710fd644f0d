import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { listDrawerEntries } from './familyFiles.tsx';
import { NavigationTree } from './NavigationTree.tsx';

export interface DrawerTreeProps {
  navigation: readonly NavigationEntry[];
  /** Pathname of the current page. */
  active: string;
  /** The groups around the current page. */
  trail: readonly NavigationEntry[];
}

/** The navigation tree of one page. Groups of other products are shortened. */
export function DrawerTree({ navigation, active, trail }: DrawerTreeProps) {
  const docs = useDocsConfig();
  const open = new Set(trail.map((entry) => entry.pathname));
  // This call renders trees, so no hook can come after it.
  const entries = listDrawerEntries(docs, navigation, open);
  return <NavigationTree entries={entries} active={active} trail={open} />;
}
