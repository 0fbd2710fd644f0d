import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LongName } from '../../ui/LongName.tsx';
import styles from './PageFooter.module.css';

export interface PageFooterProps {
  editHref?: string | undefined;
  /** ISO date of the last commit that touched the page. */
  lastUpdated?: string | undefined;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
  /** Rendered between the facts about the page and the previous and next links. */
  children?: ReactNode;
}

export interface Neighbor {
  title: string;
  href: string;
}

export function PageFooter({ editHref, lastUpdated, previous, next, children }: PageFooterProps) {
  const { t } = useDocsConfig();
  return (
    <div className={styles.footer}>
      <div className={styles.meta}>
        {editHref ? (
          <a href={editHref} className={styles.edit} rel="noopener">
            <Icon name="edit" />
            {t('page.edit')}
          </a>
        ) : null}
        {lastUpdated ? <LastUpdated date={lastUpdated} /> : null}
      </div>
      {children}
      {previous || next ? (
        <nav className={styles.neighbors} aria-label={t('page.neighbors')}>
          {previous ? (
            <a className={styles.neighbor} href={previous.href} rel="prev">
              <span className={styles.direction}>
                <Icon name="arrow-left" mirrored />
                {t('page.previous')}
              </span>
              <span>
                <LongName text={previous.title} />
              </span>
            </a>
          ) : null}
          {next ? (
            <a className={`${styles.neighbor} ${styles.next}`} href={next.href} rel="next">
              <span className={styles.direction}>
                {t('page.next')}
                <Icon name="arrow-right" mirrored />
              </span>
              <span>
                <LongName text={next.title} />
              </span>
            </a>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

function LastUpdated({ date }: { date: string }) {
  const { t, locale } = useDocsConfig();
  const formatDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <span>
      {t('page.lastUpdated')} <time dateTime={date}>{formatDate.format(new Date(date))}</time>
    </span>
  );
}
