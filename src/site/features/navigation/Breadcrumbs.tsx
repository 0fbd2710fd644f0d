import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listCrumbs } from '#model/navigation/readingOrder.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useEntryTitle } from './useEntryTitle.ts';
import styles from './Breadcrumbs.module.css';

/** The groups around a page; they have no page of their own and so no link. */
export function Breadcrumbs({ trail }: { trail: readonly NavigationEntry[] }) {
  const { t } = useDocsConfig();
  const titleOf = useEntryTitle();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('page.breadcrumbs')} className={styles.crumbs}>
      <ol className={styles.list} role="list">
        {listCrumbs(trail).map((entry) => (
          <li key={entry.pathname} className={styles.crumb}>
            {titleOf(entry)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
