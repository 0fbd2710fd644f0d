import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './SiteFooter.module.css';

/** The last line of every page: the license, and a link to the blog. */
export function SiteFooter() {
  const { t, config } = useDocsConfig();
  return (
    <div className={styles.footer}>
      <p className={styles.license}>{t('footer.license')}</p>
      {config.blog.url ? (
        <nav aria-label={t('footer.label')}>
          <a
            className={styles.link}
            href={config.blog.url}
            hrefLang="en"
            rel="noopener"
            data-ga-event-category="footer"
            data-ga-event-action="blog"
          >
            {t('footer.blog')}
          </a>
        </nav>
      ) : null}
    </div>
  );
}
