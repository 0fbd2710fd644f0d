import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** The steps of a task. */
export function Steps({ children }: { children: ReactNode }) {
  // Safari drops list semantics under `list-style: none`, hence the explicit role.
  return (
    <ol className={styles.steps} role="list">
      {children}
    </ol>
  );
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
    </li>
  );
}
