import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './CodemodCommand.module.css';

/** A command with a copy button. */
export function CodemodCommand({ command }: { command: string }) {
  const { t } = useDocsConfig();
  return (
    <div className={styles.command} data-code-block="" dir="ltr">
      <pre tabIndex={0} role="group" aria-label={t('code.label', { language: 'bash' })}>
        <code>{command}</code>
      </pre>
      <CopyButton label={t('code.copy')} />
    </div>
  );
}
