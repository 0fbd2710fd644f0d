import type { ReactNode } from 'react';
import type { ApiDeprecation } from '#model/reference/ApiReference.ts';
import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { ApiRowContext } from './ApiPageContext.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import styles from './ApiRow.module.css';

export interface ApiRowProps {
  id: string;
  name: string;
  /** `*` for required, `?` for optional members of an interface. */
  mark?: string | undefined;
  type?: ReactNode;
  defaultValue?: string | undefined;
  plan?: Plan;
  deprecated?: ApiDeprecation | undefined;
  end?: ReactNode;
  children?: ReactNode;
}

/** One prop, slot, class, or member: name, type, default, and description. */
export function ApiRow({
  id,
  name,
  mark,
  type,
  defaultValue,
  plan = 'community',
  deprecated,
  end,
  children,
}: ApiRowProps) {
  const { t } = useDocsConfig();
  return (
    <li
      className={styles.row}
      id={id}
      data-plan={plan}
      data-deprecated={deprecated ? '' : undefined}
      data-name={name}
    >
      <div className={styles.head}>
        <h3 className={styles.name}>
          <a href={`#${id}`} className={deprecated ? styles.struck : undefined}>
            {name}
          </a>
          {mark ? (
            <span className={styles.mark} title={t(mark === '*' ? 'api.required' : 'api.optional')}>
              {mark}
              <span className="visually-hidden">
                {' '}
                {t(mark === '*' ? 'api.required' : 'api.optional')}
              </span>
            </span>
          ) : null}
        </h3>
        {type ? <div className={styles.type}>{type}</div> : null}
        {defaultValue ? (
          <div className={styles.default}>
            <span className={styles.label}>{t('api.default')}</span> <code>{defaultValue}</code>
          </div>
        ) : null}
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      <div className={styles.body}>
        <ApiRowContext value={id}>
          {deprecated ? (
            <div className={styles.deprecated}>
              <strong>{t('api.isDeprecated')}</strong>{' '}
              <MarkdownText text={deprecated.text} inline />
            </div>
          ) : null}
          {children}
        </ApiRowContext>
      </div>
    </li>
  );
}
