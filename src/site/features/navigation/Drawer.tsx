import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Drawer.module.css';

/**
 * The navigation: a column from 1200 px up, and a native popover below that, which opens and closes without scripts. `enhanceDrawer` adds
 * the swipe gesture and restores the scroll position.
 */
export function Drawer({ place, children }: { place: ReactNode; children: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <nav id="drawer" className={styles.drawer} popover="auto" aria-label={t('navigation.label')}>
      <div className={styles.top}>
        <div className={styles.place}>{place}</div>
        <IconButton
          icon="close"
          label={t('navigation.close')}
          popoverTarget="drawer"
          popoverTargetAction="hide"
        />
      </div>
      <div id="drawer-tree" className={styles.tree}>
        {children}
      </div>
    </nav>
  );
}
