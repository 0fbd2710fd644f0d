import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { LiveState } from './liveState.ts';
import styles from './LiveStatus.module.css';

/** How the run goes, in a word beside a dot; said by screen readers when it changes. */
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
