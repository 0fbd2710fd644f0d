import { use } from 'react';
import type { ReactNode } from 'react';
import { CommentButton } from '../../ui/CommentButton.tsx';
import { ApiPageContext } from './ApiPageContext.tsx';
import styles from './ApiSection.module.css';

export interface ApiSectionProps {
  id: string;
  title: string;
  count?: number;
  /** Whether the filter of the page applies to its rows, and the contents list them. */
  rows?: boolean;
  children: ReactNode;
}

/** A section of an API page. */
export function ApiSection({ id, title, count, rows = false, children }: ApiSectionProps) {
  const anchor = `${use(ApiPageContext)?.anchorPrefix ?? ''}${id}`;
  return (
    <section
      className={styles.section}
      aria-labelledby={anchor}
      data-api-section={rows ? id : undefined}
    >
      <div className={styles.head}>
        <h2 id={anchor} tabIndex={-1} className={styles.title}>
          {title}
          {count === undefined ? null : (
            <span className={styles.count} data-api-count="">
              {` ${count}`}
            </span>
          )}
        </h2>
        {rows ? <CommentButton section={anchor} className={styles.comment} /> : null}
      </div>
      {children}
    </section>
  );
}
