import type { Heading } from '#model/page/Page.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import styles from './Contents.module.css';

export interface ContentsProps {
  headings: readonly Heading[];
  /** `column` next to the article from 900 px up, `disclosure` under the h1 below that. */
  form: 'column' | 'disclosure';
}

/** The sections of the page. `spyOnSections` marks the current one. */
export function Contents({ headings, form }: ContentsProps) {
  const { t } = useDocsConfig();
  if (headings.length < 2) return null;
  const list = (
    <ul className={styles.list} role="list">
      {headings.map((heading) => (
        <li key={heading.id}>
          <a
            className={`${styles.link} ${heading.depth === 3 ? styles.nested : ''}`}
            href={`#${heading.id}`}
          >
            <span>
              <LongName text={heading.text} />
            </span>
            {heading.plan ? <PlanMark plan={heading.plan} /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
  if (form === 'disclosure') {
    return (
      <details className={styles.disclosure} data-contents-disclosure="">
        <summary className={styles.summary}>{t('contents.title')}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav className={styles.column} aria-label={t('contents.title')} data-contents="">
      <p className={styles.title}>{t('contents.title')}</p>
      {list}
    </nav>
  );
}
