import { use } from 'react';
import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CommentButton } from '../../ui/CommentButton.tsx';
import { ApiPageContext } from './ApiPageContext.tsx';
import styles from './ApiSection.module.css';

export interface ApiSectionProps {
  id: string;
  title: string;
  /** Sections with many rows get a filter and three views. */
  tools?: 'members' | 'classes';
  count?: number;
  children: ReactNode;
}

/** A section of an API page. `enhanceApiPage` makes the filter and the views work. */
export function ApiSection({ id, title, tools, count, children }: ApiSectionProps) {
  const { t } = useDocsConfig();
  const anchor = `${use(ApiPageContext)?.anchorPrefix ?? ''}${id}`;
  return (
    <section
      className={styles.section}
      aria-labelledby={anchor}
      data-api-section={tools ? id : undefined}
      data-view="expanded"
    >
      <div className={styles.head}>
        <h2 id={anchor} tabIndex={-1} className={styles.title}>
          {title}
          {count === undefined ? null : <span className={styles.count}> {count}</span>}
        </h2>
        <CommentButton section={anchor} className={styles.comment} />
        {tools ? (
          <div className={styles.tools} data-needs-script="">
            <input
              className={styles.filter}
              type="search"
              placeholder={t('api.filter')}
              aria-label={t('api.filterIn', { section: title })}
              data-api-filter=""
            />
            {tools === 'members' ? (
              <>
                <select className={styles.select} aria-label={t('api.plans')} data-api-plan="">
                  <option value="">{t('api.allPlans')}</option>
                  <option value="community">{t('api.communityOnly')}</option>
                  <option value="pro">{t('plan.pro')}</option>
                  <option value="premium">{t('plan.premium')}</option>
                </select>
                <label className={styles.check}>
                  <input type="checkbox" defaultChecked data-api-deprecated="" />
                  {t('api.deprecated')}
                </label>
              </>
            ) : null}
            <select className={styles.select} aria-label={t('api.view')} data-api-view="">
              {(['expanded', 'table', 'collapsed'] as const).map((view) => (
                <option key={view} value={view}>
                  {t(`api.views.${view}`)}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      {children}
      {tools ? (
        <p className={styles.none} role="status" data-api-none="" hidden>
          {t('api.none')}
        </p>
      ) : null}
    </section>
  );
}
