import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BackToTop.module.css';

/** `enhanceBackToTop` shows it once the reader has scrolled past the first 200 pixels. */
export function BackToTop() {
  const { t } = useDocsConfig();
  return (
    <a
      className={styles.button}
      href="#main-content"
      aria-label={t('page.backToTop')}
      title={t('page.backToTop')}
      data-back-to-top=""
      data-ga-event-category="docs"
      data-ga-event-action="click-back-to-top"
    >
      <Icon name="arrow-up" />
    </a>
  );
}
