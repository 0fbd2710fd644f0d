import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listCrumbs } from '#model/navigation/readingOrder.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { useEntryTitle } from './useEntryTitle.ts';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  trail: readonly NavigationEntry[];
  /** The page's title, which the breadcrumbs above it don't repeat. */
  title: string;
}

/** The groups around a page. They don't have pages, so they aren't links. */
export function Breadcrumbs({ trail, title }: BreadcrumbsProps) {
  const { t } = useDocsConfig();
  const titleOf = useEntryTitle();
  const crumbs = listCrumbs(trail).filter((entry) => titleOf(entry) !== title);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('page.breadcrumbs')} className={styles.crumbs}>
      <ol className={styles.list} role="list">
        {crumbs.map((entry) => (
          <li key={entry.pathname} className={styles.crumb}>
            <LongName text={titleOf(entry)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
