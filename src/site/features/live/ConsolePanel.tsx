import { useEffect, useRef } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { ConsoleLine } from './liveState.ts';
import styles from './ConsolePanel.module.css';

export interface ConsolePanelProps {
  lines: readonly ConsoleLine[];
  onClear: () => void;
}

/** The console output of the code. */
export function ConsolePanel({ lines, onClear }: ConsolePanelProps) {
  const { t } = useDocsConfig();
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [lines]);
  return (
    <section className={styles.panel} aria-label={t('live.console.title')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('live.console.title')}</h2>
        {lines.length > 0 ? (
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('live.console.clear')}
          </button>
        ) : null}
      </div>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('live.console.title')}
        tabIndex={0}
        dir="ltr"
      >
        <ol className={styles.lines} role="list">
          {lines.map(({ key, level, text, count }) => (
            <li key={key} className={styles.line} data-level={level}>
              {count > 1 ? <span className={styles.count}>{count}×</span> : null}
              {level === 'warn' || level === 'error' ? (
                <span className="visually-hidden">{t(`live.console.${level}`)} </span>
              ) : null}
              {text}
            </li>
          ))}
        </ol>
      </div>
      {lines.length === 0 ? <p className={styles.empty}>{t('live.console.empty')}</p> : null}
    </section>
  );
}
