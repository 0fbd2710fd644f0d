import type { Page } from '#model/Page.ts';
import { useDocsConfig } from '../../state/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Untranslated.module.css';

/** In place of the text a page does not have in this language: says so and leads to the English page and its sections. */
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
            {page.headings
              .filter((heading) => heading.depth === 2)
              .map((heading) => (
                <li key={heading.id}>
                  <a className={styles.section} href={`${href}#${heading.id}`} hrefLang="en">
                    {heading.text}
                  </a>
                </li>
              ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
