import type { DemoData } from '#model/Demo.ts';
import { useDocsConfig } from '../../state/DocsConfigContext.tsx';
import styles from './DemoFrame.module.css';

export interface DemoOptions {
  height?: number;
  maxWidth?: number;
  bg?: 'inline' | 'outlined';
  hideToolbar?: boolean;
}

/** A demo's place on the page; `activateDemos` brings it to life when it comes near the viewport. */
export function DemoFrame({ demo, height = 200, maxWidth, bg = 'outlined' }: DemoOptions & { demo: DemoData }) {
  const { t } = useDocsConfig();
  return (
    <div className={`${styles.frame} ${styles[bg]}`} id={demo.name}>
      <div
        className={styles.stage}
        style={{ minHeight: height, ...(maxWidth ? { maxWidth } : {}) }}
        data-demo={demo.id}
        data-demo-stage=""
        data-src={demo.src}
        aria-label={t('demo.loading')}
      />
    </div>
  );
}
