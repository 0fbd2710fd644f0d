import type { DocsTab } from '#model/path/docsTab.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './PageTabs.module.css';

export interface PageTabsProps {
  active: DocsTab;
  tabs: readonly { tab: DocsTab; href: string }[];
}

/** The guide and API tabs of one page. They're links, because each tab has a URL. */
export function PageTabs({ active, tabs }: PageTabsProps) {
  const { t } = useDocsConfig();
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('page.tabs.label')}>
      {tabs.map(({ tab, href }) => (
        <a
          key={tab}
          href={href}
          className={styles.tab}
          aria-current={tab === active ? 'page' : undefined}
        >
          {t(`page.tabs.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
