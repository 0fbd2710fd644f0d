import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchStart.module.css';

export interface SearchStartProps {
  recent: readonly string[];
  onRepeat: (query: string) => void;
  onForget: () => void;
}

/** The dialog before anything is typed: recent searches and links to start from. */
export function SearchStart({ recent, onRepeat, onForget }: SearchStartProps) {
  const { t, href, config } = useDocsConfig();
  const categories = [
    {
      title: t('search.start.begin'),
      links: [
        ['/x/introduction/', t('search.start.overview')],
        ['/x/introduction/installation/', t('search.start.installation')],
        ['/x/introduction/licensing/', t('search.start.licensing')],
      ],
    },
    {
      title: t('search.start.products'),
      links: config.products.map(({ root, name }) => [`${root}/`, name]),
    },
    {
      title: t('search.start.reference'),
      links: config.products.map(({ apiRoot, name }) => [
        `${apiRoot}/`,
        t('search.start.api', { name }),
      ]),
    },
    {
      title: t('search.start.tools'),
      links: [
        ['/playground/', t('search.start.playground')],
        ['/size-snapshot/', t('search.start.sizes')],
        ['/x/upgrade/', t('upgrade.title')],
        ['/x/offline/', t('offline.title')],
        ['/x/introduction/mcp/', t('search.start.mcp')],
        ['/x/whats-new/', t('whatsNew.title')],
      ],
    },
    {
      title: t('search.start.more'),
      links: [
        ['/x/common-concepts/custom-components/', t('search.start.slots')],
        ['/x/introduction/support/', t('search.start.support')],
        ['/x/search/', t('search.title')],
      ],
    },
  ];
  return (
    <div className={styles.start}>
      {recent.length > 0 ? (
        <section className={styles.recent} aria-labelledby="search-recent">
          <div className={styles.head}>
            <h3 className={styles.title} id="search-recent">
              {t('search.start.recent')}
            </h3>
            <button type="button" className={styles.forget} onClick={onForget}>
              {t('search.start.forget')}
            </button>
          </div>
          <ul className={styles.queries} role="list">
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles.query} onClick={() => onRepeat(query)}>
                  <Icon name="search" />
                  <span className={styles.text}>{query}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.categories}>
        {categories.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.links} role="list">
              {links.map(([path = '', name]) => (
                <li key={path}>
                  <a className={styles.link} href={href(path)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
