import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { formatBytes } from './formatBytes.ts';
import styles from './Offline.module.css';
import type { SetState } from './useOfflineSets.ts';

export interface OfflineSetRowProps {
  state: SetState;
  onSave: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** One product: its size, its progress, and its actions. */
export function OfflineSetRow({ state, onSave, onCancel, onDelete }: OfflineSetRowProps) {
  const { t, config, href } = useDocsConfig();
  const { set, saved, progress, productId } = state;
  const product = config.products.find(({ id }) => id === productId);
  const name = product?.name ?? productId;
  const isSaving = progress !== undefined;
  const isOld = saved !== undefined && set !== undefined && saved.version !== set.version;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <p className={styles.name}>
          {saved && product ? <a href={href(`${product.root}/`)}>{name}</a> : name}
        </p>
        <p className={styles.state} aria-live={isSaving ? 'off' : 'polite'}>
          <StateText state={state} isOld={isOld} />
        </p>
        {isSaving && set ? (
          <progress
            className={styles.progress}
            max={set.bytes}
            value={progress}
            aria-label={t('offline.saving', { name })}
          />
        ) : null}
      </div>
      <div className={styles.actions}>
        {isSaving ? (
          <button type="button" className={styles.button} onClick={onCancel}>
            {t('offline.cancel')}
          </button>
        ) : null}
        {!isSaving && set && (!saved || isOld) ? (
          <button
            type="button"
            className={`${styles.button} ${styles.primary}`}
            onClick={onSave}
            aria-label={t(isOld ? 'offline.updateOf' : 'offline.saveOf', { name })}
          >
            {t(isOld ? 'offline.update' : 'offline.save')}
          </button>
        ) : null}
        {!isSaving && saved ? (
          <button
            type="button"
            className={styles.button}
            onClick={onDelete}
            aria-label={t('offline.deleteOf', { name })}
          >
            {t('offline.delete')}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function StateText({ state, isOld }: { state: SetState; isOld: boolean }): string {
  const { t, locale } = useDocsConfig();
  const { set, saved, progress, fault } = state;
  if (fault) return t(fault === 'full' ? 'offline.full' : 'offline.failed');
  if (progress !== undefined && set) {
    const percent = Math.floor((progress / set.bytes) * 100);
    return t('offline.progress', {
      percent: String(percent),
      size: formatBytes(set.bytes, locale),
    });
  }
  if (isOld) return t('offline.outdated');
  if (saved) return t('offline.saved', { size: formatBytes(saved.bytes, locale) });
  return set
    ? t('offline.size', { count: String(set.pages), size: formatBytes(set.bytes, locale) })
    : '';
}
