import styles from './CrashPanel.module.css';

export interface CrashPanelProps {
  error: Error;
  issueHref: string;
  onReset: () => void;
}

/** The texts are in the page's HTML, in its language. */
export function CrashPanel({ error, issueHref, onReset }: CrashPanelProps) {
  const texts = document.getElementById('demo-texts')?.dataset;
  return (
    <div className={styles.panel} role="alert" data-crash="">
      <p className={styles.title}>{texts?.['crashTitle']}</p>
      <p>{texts?.['crashText']}</p>
      <pre className={styles.error}>{error.message}</pre>
      <p className={styles.actions}>
        <button type="button" onClick={onReset}>
          {texts?.['reset']}
        </button>
        <a href={issueHref} target="_blank" rel="noopener">
          {texts?.['crashIssue']}
        </a>
      </p>
    </div>
  );
}
