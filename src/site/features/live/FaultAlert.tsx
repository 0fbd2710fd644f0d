import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { findLocation } from './findLocation.ts';
import type { CodeLocation } from './findLocation.ts';
import type { LiveFault } from './LiveFault.ts';
import styles from './FaultAlert.module.css';

export interface FaultAlertProps {
  fault: LiveFault;
  files: readonly string[];
  onJump: (location: CodeLocation) => void;
}

/** Covers the bottom of the editor and shows what's wrong, where, and what was probably meant. */
export function FaultAlert({ fault, files, onJump }: FaultAlertProps) {
  const docs = useDocsConfig();
  const { t } = docs;
  const { nearest = [] } = fault.details;
  const location = locate(fault, files);
  return (
    <div className={styles.alert} role="alert" dir="ltr">
      <Icon name="error" />
      <div className={styles.body}>
        <p className={styles.message}>{describe(fault, docs)}</p>
        {nearest.length > 0 ? (
          <p className={styles.hint}>
            {t('live.fault.nearest')}{' '}
            {nearest.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        ) : null}
        {location ? (
          <button type="button" className={styles.jump} onClick={() => onJump(location)}>
            {t('live.fault.jump', { file: location.file, line: location.line })}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function describe(fault: LiveFault, { t, locale }: DocsConfig): string {
  const { kind, details, message } = fault;
  if (kind === 'import') return t('live.fault.import', { name: details.subject ?? '' });
  if (kind === 'file') return t('live.fault.file', { name: details.subject ?? '' });
  if (kind === 'circle') return t('live.fault.circle', { files: details.subject ?? '' });
  if (kind === 'size' || kind === 'nesting' || kind === 'deadline')
    return t(`live.fault.${kind}`, { limit: (details.limit ?? 0).toLocaleString(locale) });
  if (kind === 'flooded' || kind === 'left') return t(`live.fault.${kind}`);
  return message;
}

function locate({ details }: LiveFault, files: readonly string[]): CodeLocation | undefined {
  const { file, line, column = 1, stack } = details;
  if (file !== undefined && line !== undefined) return { file, line, column };
  return stack === undefined ? undefined : findLocation(stack, files);
}
