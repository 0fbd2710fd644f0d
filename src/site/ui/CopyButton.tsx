import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { Icon } from './Icon.tsx';
import styles from './CopyButton.module.css';

/** Copies the code block around it; `enhanceCodeBlocks` does the work and shows the tick for 1200 ms. */
export function CopyButton({
  label,
  className,
}: {
  label: string;
  className?: string | undefined;
}) {
  const { t } = useDocsConfig();
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={label}
      title={label}
      data-copy=""
      data-copied-text={t('code.copied')}
      data-needs-script=""
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    >
      <span className={styles.idle}>
        <Icon name="copy" />
      </span>
      <span className={styles.done}>
        <Icon name="check" />
      </span>
    </button>
  );
}
