import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './NotFound.module.css';

const ENTRIES = ['/x/', '/x/introduction/', '/x/introduction/installation/', '/x/search/'] as const;

/** `suggestPages` adds pages whose URL is similar to the requested one. */
export function NotFound() {
  const { t, href } = useDocsConfig();
  const titles = {
    '/x/': t('header.home'),
    '/x/introduction/': t('landing.overview'),
    '/x/introduction/installation/': t('landing.start'),
    '/x/search/': t('search.title'),
  } satisfies Record<(typeof ENTRIES)[number], string>;
  return (
    <div data-not-found="">
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.description}>{t('notFound.description')}</p>
      <ul className={styles.entries} role="list" aria-label={t('notFound.entries')}>
        {ENTRIES.map((entry) => (
          <li key={entry}>
            <a className={styles.link} href={href(entry)}>
              {titles[entry]}
            </a>
          </li>
        ))}
      </ul>
      {/* It arrives later than the page, so it comes last to avoid layout shifts. */}
      <div data-suggestions="" hidden>
        <h2 className={styles.heading}>{t('notFound.suggestions')}</h2>
        <ul className={styles.list} role="list" />
      </div>
    </div>
  );
}
