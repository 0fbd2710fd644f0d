import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import styles from './ApiFilterBar.module.css';

export interface ApiFilterBarProps {
  /** The number of rows to filter. */
  count: number;
  /** Whether some rows need a paid plan. */
  hasPlans: boolean;
  /** The older releases to choose from, if some rows are newer than the oldest of them. */
  versions: readonly string[];
  /** The sections with the rows. */
  children: ReactNode;
}

/** With fewer rows, no filter is needed because they fit on a screen. */
const FEW = 8;

/** A filter that stays under the header while the reader scrolls through the rows. `startApiFilter` makes it work. */
export function ApiFilterBar({ count, hasPlans, versions, children }: ApiFilterBarProps) {
  const { t } = useDocsConfig();
  if (count < FEW) return children;
  return (
    <div className={styles.area}>
      <div
        className={styles.bar}
        role="search"
        aria-label={t('api.filterRows')}
        data-api-bar=""
        data-needs-script=""
        data-some={t('api.someOf')}
      >
        <div className={styles.field}>
          <input
            className={getControlClass(styles.filter)}
            type="search"
            placeholder={t('api.filterRows')}
            aria-label={t('api.filterRows')}
            aria-keyshortcuts="f"
            autoComplete="off"
            spellCheck={false}
            data-page-filter=""
          />
          <kbd className={styles.key} aria-hidden="true">
            F
          </kbd>
        </div>
        {hasPlans ? (
          <select
            className={getControlClass(styles.select, { isQuiet: true })}
            aria-label={t('api.plans')}
            data-api-plan=""
          >
            <option value="">{t('api.allPlans')}</option>
            <option value="community">{t('api.communityOnly')}</option>
            <option value="pro">{t('plan.pro')}</option>
            <option value="premium">{t('plan.premium')}</option>
          </select>
        ) : null}
        {versions.length > 0 ? (
          <select
            className={getControlClass(styles.select, { isQuiet: true })}
            aria-label={t('api.newer')}
            data-api-newer=""
          >
            <option value="">{t('api.allVersions')}</option>
            {versions.map((version) => (
              <option key={version} value={version}>
                {t('api.newerThan', { version })}
              </option>
            ))}
          </select>
        ) : null}
        <button
          type="button"
          className={getControlClass(styles.toggle, { isQuiet: true })}
          data-api-toggle={t('api.collapseAll')}
        >
          {t('api.expandAll')}
        </button>
        <output className={styles.count} data-api-shown="">
          {count}
        </output>
      </div>
      {children}
      <p className={styles.none} data-api-none="" hidden>
        {t('api.none')}
      </p>
    </div>
  );
}
