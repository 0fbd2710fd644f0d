import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import { findDifferenceLinks } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import type { FromTo } from '#model/reference/VersionHistory.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { InlineMarkdown } from '../../ui/InlineMarkdown.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { GuideAdvice } from './GuideAdvice.tsx';
import styles from './UpgradeReport.module.css';

export interface DifferenceRowProps {
  difference: ApiDifference;
  family: UpgradeFamily;
  /** All components of the group. If all of them share the difference, the row doesn't list them. */
  owners: readonly string[];
}

/** One entry of the checklist: what changed, what to use instead, and where it's explained. */
export function DifferenceRow({ difference, family, owners }: DifferenceRowProps) {
  const { t, href } = useDocsConfig();
  const { kind, part, version, after, type, default: value, text, isUncertain } = difference;
  const links = findDifferenceLinks(family, difference);
  const { guide, replacedBy, reference } = links;
  const [owner = ''] = difference.owners;
  const name = part?.name ?? owner;
  const page = part || kind === 'removed' ? undefined : reference;
  const code = (
    <code>
      <LongName text={name} />
    </code>
  );
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.kind}>{t(`upgrade.kinds.${kind}`)}</span>
      <div className={styles.facts}>
        <p className={styles.what}>
          {page ? (
            <a className="api-link" href={href(page)}>
              {code}
            </a>
          ) : (
            code
          )}{' '}
          {part ? <span className={styles.muted}>{t(`upgrade.parts.${part.kind}`)}</span> : null}
          {part && difference.owners.length < owners.length ? (
            <span className={styles.muted}>
              {' '}
              <bdi>({difference.owners.join(', ')})</bdi>
            </span>
          ) : null}
          {replacedBy === undefined ? null : (
            <span className={styles.replacement}>
              {' '}
              {t('upgrade.report.replacement')} <code>{replacedBy}</code>
            </span>
          )}
        </p>
        {type ? <Change step={type} keys={['before', 'after']} /> : null}
        {value ? <Change step={value} keys={['defaultBefore', 'defaultAfter']} /> : null}
        {text === undefined ? null : (
          <p className={styles.text}>
            <InlineMarkdown text={text} />
          </p>
        )}
        {isUncertain ? <p className={styles.text}>{t('upgrade.report.uncertain')}</p> : null}
        <GuideAdvice links={links} name={name} />
      </div>
      <p className={styles.source}>
        <bdi className={styles.muted}>
          {after === undefined
            ? t('upgrade.report.in', { version })
            : t('upgrade.report.between', { after, version })}
        </bdi>
        {guide ? (
          <a href={href(guide.path)}>
            {t('upgrade.report.guide')}
            <span className="visually-hidden"> {t('upgrade.report.guideFor', { name })}</span>
          </a>
        ) : null}
      </p>
    </li>
  );
}

interface ChangeProps {
  step: FromTo;
  keys: readonly ['before', 'after'] | readonly ['defaultBefore', 'defaultAfter'];
}

function Change({ step, keys }: ChangeProps) {
  const { t } = useDocsConfig();
  return (
    <dl className={styles.change}>
      {keys.map((key, index) => (
        <div key={key}>
          <dt>{t(`upgrade.report.${key}`)}</dt>
          <dd>
            {step[index] ? (
              <code>
                <CodeTokens code={step[index]} language="type" />
              </code>
            ) : (
              t('upgrade.report.none')
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
