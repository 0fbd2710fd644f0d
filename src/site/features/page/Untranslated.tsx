import type { Page } from '#model/page/Page.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Untranslated.module.css';

/**
 * Replaces the text of a page that isn't translated, and links to the English page and its sections.
 * The links have the ids of the sections, so that anchors still work.
 */
export function Untranslated({ page }: { page: Page }) {
  const { t } = useDocsConfig();
  const href = `${page.pathname}/`;
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{t('page.notTranslated')}</p>
      <p>
        <a className={styles.link} href={href} hrefLang="en">
          {t('page.readInEnglish', { title: page.frontMatter.title })}
          <Icon name="arrow-right" mirrored />
        </a>
      </p>
      {page.headings.length > 0 ? (
        <>
          <h2 className={styles.heading}>{t('page.sectionsInEnglish')}</h2>
          <ul lang="en">
            {page.headings.map(({ id, depth, text }) => (
              <li key={id} className={depth > 2 ? styles.nested : undefined}>
                <a className={styles.section} id={id} href={`${href}#${id}`} hrefLang="en">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
