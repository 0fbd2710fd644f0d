import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './Offline.module.css';

/** The offline page as built. Its script names the missing page and fills in what can be saved and what was visited. */
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
