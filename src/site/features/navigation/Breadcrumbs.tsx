import { useDocsConfig } from '../../state/DocsConfigContext.tsx';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  title: string;
  /** Groups have no page of their own and so no link. */
  href?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useDocsConfig();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('page.breadcrumbs')} className={styles.crumbs}>
      <ol className={styles.list} role="list">
        {crumbs.map(({ title, href }) => (
          <li key={title} className={styles.crumb}>
            {href ? <a href={href}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}
