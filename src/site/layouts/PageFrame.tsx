import type { ReactNode } from 'react';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { findTrail } from '#model/navigation/readingOrder.ts';
import type { Heading } from '#model/page/Page.ts';
import { Contents } from '../features/contents/Contents.tsx';
import { listRows } from '../features/contents/listRows.ts';
import { Drawer } from '../features/navigation/Drawer.tsx';
import { DRAWER_KEY, restoreDrawer } from '../features/navigation/drawerMemory.ts';
import { DrawerTree } from '../features/navigation/DrawerTree.tsx';
import { Header } from '../features/navigation/Header.tsx';
import { PlaceMenus } from '../features/navigation/PlaceMenus.tsx';
import { Notifications } from '../features/notifications/Notifications.tsx';
import { BackToTop } from '../features/page/BackToTop.tsx';
import { SiteFooter } from '../features/page/SiteFooter.tsx';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { ROWS_FILTERED } from '../browser/rowEvents.ts';
import { InlineScript } from './InlineScript.tsx';
import styles from './PageFrame.module.css';

export interface PageFrameProps {
  /** Pathname of the page. */
  pathname: string;
  trail: readonly NavigationEntry[];
  navigation: readonly NavigationEntry[];
  productId: string;
  headings?: readonly Heading[];
  /** Whether the contents also list the props of the reference on the page. */
  listsRows?: boolean;
  /** No contents column, so that the page can use the whole width. */
  wide?: boolean;
  /** No contents column, so that tables with many columns can use its width. */
  roomy?: boolean;
  children: ReactNode;
}

/** The frame of every page: header, navigation, and contents. */
export function PageFrame({
  pathname,
  trail,
  navigation,
  productId,
  headings = [],
  listsRows = false,
  wide = false,
  roomy = false,
  children,
}: PageFrameProps) {
  const { t } = useDocsConfig();
  const groups = trail.length > 0 ? trail : findTrail(navigation, pathname);
  const place = <PlaceMenus productId={productId} navigation={navigation} />;
  return (
    <>
      <a className={styles.skip} href="#main-content">
        {t('skipLink')}
      </a>
      <Header place={place} hasDrawer notifications={<Notifications />} />
      <div className={findFrameClass(wide, roomy)}>
        <Drawer place={place}>
          <DrawerTree navigation={navigation} active={pathname} trail={groups} />
          <InlineScript run={restoreDrawer} args={[DRAWER_KEY]} />
        </Drawer>
        <main id="main-content" className={styles.main} tabIndex={-1}>
          {children}
          <div className={styles.foot}>
            <SiteFooter />
          </div>
          <BackToTop />
        </main>
        {wide || roomy ? null : (
          <div className={styles.aside}>
            <Contents headings={headings} form="column" />
            {listsRows ? <InlineScript run={listRows} args={[ROWS_FILTERED]} /> : null}
          </div>
        )}
      </div>
      <div id="announcements" className="visually-hidden" role="status" aria-live="polite" />
    </>
  );
}

function findFrameClass(wide: boolean, roomy: boolean): string {
  if (wide) return `${styles.frame} ${styles.wide}`;
  return roomy ? `${styles.frame} ${styles.roomy}` : (styles.frame ?? '');
}
