import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Callout.module.css';

export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

export interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children: ReactNode;
}

/** A pitfall or a hint that stands out from the text. */
export function Callout({ kind, title, children }: CalloutProps) {
  const { t } = useDocsConfig();
  return (
    <div
      className={`${styles.callout} ${styles[kind]}`}
      role="note"
      aria-label={title ?? t(`callout.${kind}`)}
    >
      <Icon name={kind} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
