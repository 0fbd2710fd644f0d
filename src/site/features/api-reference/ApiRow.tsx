import type { ReactNode } from 'react';
import type { ApiDeprecation, ApiType } from '#model/reference/ApiReference.ts';
import type { Plan } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { ApiRowContext } from './ApiPageContext.tsx';
import { MarkdownText } from './MarkdownText.tsx';
import { Since } from './Since.tsx';
import { TypeText } from './TypeText.tsx';

/** The number of characters in the code font that fit in the first column and in the contents column. */
const LONGEST_NAME = 24;

export interface ApiRowProps {
  id: string;
  name: string;
  /** `*` for required, `?` for optional members of an interface. */
  mark?: '*' | '?' | undefined;
  type?: ApiType | undefined;
  defaultValue?: string | undefined;
  plan?: Plan;
  since?: string | undefined;
  deprecated?: ApiDeprecation | undefined;
  children?: ReactNode;
}

/**
 * One prop, slot, or member: a line with name, type, default, plan, and release that opens to show the rest. It's a native disclosure,
 * so it works without scripts. The type contains links, so it comes after the disclosure, and `api-reference.css` moves it to the same
 * line. The styles are by tag instead of by class, because a reference has hundreds of rows.
 */
export function ApiRow({
  id,
  name,
  mark,
  type,
  defaultValue,
  plan = 'community',
  since,
  deprecated,
  children,
}: ApiRowProps) {
  const { t } = useDocsConfig();
  const longName = <LongName text={name} longest={LONGEST_NAME} />;
  return (
    <li id={id} data-deprecated={deprecated ? '' : undefined}>
      <details>
        <summary>
          <h3>
            {deprecated ? <s>{longName}</s> : longName}
            {mark ? <Mark mark={mark} /> : null}
          </h3>
          {defaultValue ? <code>{defaultValue}</code> : null}
          <PlanMark plan={plan} />
          <Since version={since} />
        </summary>
        <div>
          <ApiRowContext value={id}>
            {deprecated ? (
              <p className="api-deprecated">
                <strong>{t('api.isDeprecated')}</strong>{' '}
                <MarkdownText text={deprecated.text} inline />
              </p>
            ) : null}
            {children}
          </ApiRowContext>
        </div>
      </details>
      {type ? <TypeText type={type} /> : null}
    </li>
  );
}

function Mark({ mark }: { mark: '*' | '?' }) {
  const { t } = useDocsConfig();
  const label = t(mark === '*' ? 'api.required' : 'api.optional');
  return mark === '*' ? (
    <span className="api-required">{label}</span>
  ) : (
    <abbr title={label}>?</abbr>
  );
}
