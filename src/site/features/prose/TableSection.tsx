import type { ReactNode } from 'react';
import styles from './TableSection.module.css';

export type TableSectionKind = 'decision' | 'worksWith' | 'mistakes';

/** A Markdown table with a specific purpose: choosing between options, combining features, or fixing mistakes. */
export function TableSection({ kind, children }: { kind: TableSectionKind; children?: ReactNode }) {
  return <div className={`${styles.table} ${styles[kind]}`}>{children}</div>;
}
