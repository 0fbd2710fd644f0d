import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './PageList.module.css';

/** All pages by section. `filterPageList` filters it as the reader types. */
export function PageList({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { t, href, pageNames } = useDocsConfig();
  const titleOf = (entry: NavigationEntry) => pageNames[entry.pathname] ?? deriveTitle(entry);
  return (
    <div data-page-list="">
      <h1 className={styles.title}>{t('search.title')}</h1>
      <p className={styles.description}>{t('search.description')}</p>
      <input
        className={getControlClass(styles.input)}
        type="search"
        aria-label={t('search.placeholder')}
        placeholder={t('search.placeholder')}
        data-needs-script=""
      />
      <p className={styles.none} role="status" data-none="" hidden>
        {t('search.none')}
      </p>
      {navigation
        .filter((entry) => entry.children)
        .map((section) => (
          <section key={section.pathname} aria-labelledby={section.pathname}>
            <h2 className={styles.section} id={section.pathname}>
              {titleOf(section)}
            </h2>
            <ul className={styles.list} role="list">
              {listLeaves(section.children ?? [])
                .filter((leaf) => leaf.pathname.startsWith('/') && !leaf.pathname.includes('#'))
                .map((leaf) => (
                  <li key={leaf.pathname}>
                    <a className={styles.link} href={href(`${leaf.pathname}/`)}>
                      {titleOf(leaf)}
                      <span className={styles.path}>{leaf.pathname}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
