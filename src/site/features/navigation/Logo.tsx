import styles from './Logo.module.css';

/** The logo: four cells for the four products, two of them outlined. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
        <path d="M3 3h8v8H3zM13 13h8v8h-8z" fill="currentcolor" />
        <path d="M14 4h6v6h-6zM4 14h6v6H4z" fill="none" stroke="currentcolor" strokeWidth="2" />
      </svg>
      <span className={styles.word} aria-hidden="true">
        X Docs
      </span>
    </span>
  );
}
