import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { LiveState } from './liveState.ts';
import styles from './LiveStatus.module.css';

/** The state of the run as a word next to a dot; announced by screen readers when it changes. */
export function LiveStatus({
  status,
  collapses = false,
}: {
  status: LiveState['status'];
  collapses?: boolean;
}) {
  const { t } = useDocsConfig();
  return (
    <p className={styles.status} data-status={status} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span className={collapses ? styles.collapses : undefined}>{t(`live.status.${status}`)}</span>
    </p>
  );
}
