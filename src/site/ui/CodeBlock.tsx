import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './CodeBlock.module.css';

export interface CodeBlockProps {
  /** Highlighted code, created at build time from code in this repository only. */
  html: string;
  language: string;
  title?: string;
}

/** Code with a copy button, and a title bar if it has a file name. */
export function CodeBlock({ html, language, title }: CodeBlockProps) {
  const { t } = useDocsConfig();
  return (
    <figure className={styles.block} data-code-block="" dir="ltr">
      {title ? <figcaption className={styles.title}>{title}</figcaption> : null}
      <pre
        className={styles.pre}
        tabIndex={0}
        role="group"
        aria-label={title ?? t('code.label', { language })}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton className={styles.copy} label={t('code.copy')} />
    </figure>
  );
}
