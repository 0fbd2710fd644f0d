import type { SearchHit } from '#model/search/SearchRecord.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './SearchMessage.module.css';

/** Nothing was found: similar names, and what to try. */
export function NothingFound({
  query,
  nearMisses,
  isFiltered,
  onUnfilter,
}: {
  query: string;
  nearMisses: readonly SearchHit[];
  isFiltered: boolean;
  onUnfilter: () => void;
}) {
  const { t, href } = useDocsConfig();
  return (
    <div className={styles.message}>
      <p className={styles.title}>{t('search.nothing', { query: shorten(query) })}</p>
      {isFiltered ? (
        <button type="button" className={getControlClass(styles.button)} onClick={onUnfilter}>
          {t('search.unfilter')}
        </button>
      ) : (
        <p className={styles.hint}>{t('search.tryThis')}</p>
      )}
      {nearMisses.length > 0 ? (
        <>
          <p className={styles.hint}>{t('search.nearMisses')}</p>
          <ul className={styles.list} role="list">
            {nearMisses.map(({ pathname, anchor, heading, title }) => (
              <li key={`${pathname}#${anchor}`}>
                <a href={href(`${pathname}/`) + (anchor ? `#${encodeURI(anchor)}` : '')}>
                  {heading || title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** The index couldn't be loaded. */
export function IndexFailure({ isPartial, onRetry }: { isPartial: boolean; onRetry: () => void }) {
  const { t, href } = useDocsConfig();
  return (
    <div className={isPartial ? `${styles.message} ${styles.slim}` : styles.message} role="alert">
      <p className={styles.title}>{t(isPartial ? 'search.partial' : 'search.failed')}</p>
      <div className={styles.actions}>
        <button type="button" className={getControlClass(styles.button)} onClick={onRetry}>
          {t('search.retry')}
        </button>
        {isPartial ? null : <a href={href('/x/search/')}>{t('search.title')}</a>}
      </div>
    </div>
  );
}

/** Pasted text isn't repeated completely. */
function shorten(query: string): string {
  return query.length > 60 ? `${query.slice(0, 60)}…` : query;
}
