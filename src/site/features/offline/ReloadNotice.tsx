import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './ReloadNotice.module.css';

export interface ReloadNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** Shown if a newer version is available but a reload would lose typed text. */
export function ReloadNotice({ onReload, onLater }: ReloadNoticeProps) {
  const { t } = useDocsConfig();
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{t('offline.newVersion')}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.later} onClick={onLater}>
          {t('offline.later')}
        </button>
        <button type="button" className={styles.reload} onClick={onReload}>
          {t('offline.reload')}
        </button>
      </div>
    </div>
  );
}
