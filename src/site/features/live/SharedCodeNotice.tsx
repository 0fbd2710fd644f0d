import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LiveButton } from './LiveButton.tsx';
import styles from './SharedCodeNotice.module.css';

export interface SharedCodeNoticeProps {
  onRun: () => void;
  onLeave: () => void;
}

/** In place of the result: code from a link waits until the reader agrees to run it. */
export function SharedCodeNotice({ onRun, onLeave }: SharedCodeNoticeProps) {
  const { t } = useDocsConfig();
  return (
    <div className={styles.notice} role="group" aria-labelledby="shared-code-title">
      <h2 id="shared-code-title" className={styles.title}>
        {t('live.shared.title')}
      </h2>
      <p className={styles.text}>{t('live.shared.text')}</p>
      <div className={styles.actions}>
        <LiveButton icon="play" label={t('live.shared.run')} tone="primary" onClick={onRun} />
        <LiveButton icon="close" label={t('live.shared.leave')} onClick={onLeave} />
      </div>
    </div>
  );
}
