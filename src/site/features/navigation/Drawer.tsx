import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Drawer.module.css';

/**
 * The navigation: a column from 1200 px up, below that a native popover, so it opens, closes by Escape and by a click outside
 * without scripts. `enhanceDrawer` adds the swipe and keeps the reader's place.
 */
export function Drawer({ place, children }: { place: ReactNode; children: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <nav id="drawer" className={styles.drawer} popover="auto" aria-label={t('navigation.label')}>
      <div className={styles.top}>
        <div className={styles.place}>{place}</div>
        <button
          type="button"
          className={styles.close}
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t('navigation.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <div id="drawer-tree" className={styles.tree}>
        {children}
      </div>
    </nav>
  );
}
