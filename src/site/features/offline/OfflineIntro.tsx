import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './Offline.module.css';

/** The static part of the offline page. Its script adds the missing page, the products that can be saved, and the visited pages. */
export function OfflineIntro() {
  const { t } = useDocsConfig();
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{t('offline.title')}</h1>
      <p className={styles.missing} role="status" data-offline-missing="" hidden>
        {t('offline.missing')}
      </p>
      <p className={styles.lead}>{t('offline.description')}</p>
      <div data-offline="" />
    </article>
  );
}
