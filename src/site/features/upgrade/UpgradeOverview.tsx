import { DIFFERENCE_KINDS } from '#model/reference/ApiDiff.ts';
import { getMajor } from '#model/reference/Upgrade.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import type { UpgradeStep } from '#model/upgrade/upgradeSteps.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { formatUpgradeQuery } from './upgradeQuery.ts';
import styles from './UpgradeOverview.module.css';

export interface OverviewFamily extends Pick<UpgradeFamily, 'productId' | 'name'> {
  steps: readonly UpgradeStep[];
}

const STEPS = ['one', 'packages', 'codemod', 'entries', 'deprecated', 'test'] as const;

/** The content for readers without scripts: every step with its guide and codemod, and how to upgrade. */
export function UpgradeOverview({ families }: { families: readonly OverviewFamily[] }) {
  const { t } = useDocsConfig();
  return (
    <div className="prose" data-no-print="">
      <h2>{t('upgrade.overview.title')}</h2>
      <p>{t('upgrade.overview.text')}</p>
      <div
        className={`scroll-table ${styles.table}`}
        tabIndex={0}
        role="region"
        aria-label={t('upgrade.overview.title')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('upgrade.overview.product')}</th>
              <th scope="col">{t('upgrade.overview.versions')}</th>
              {DIFFERENCE_KINDS.map((kind) => (
                <th key={kind} scope="col" className={styles.number}>
                  {t(`upgrade.kinds.${kind}`)}
                </th>
              ))}
              <th scope="col">{t('upgrade.overview.guide')}</th>
              <th scope="col">{t('upgrade.overview.codemod')}</th>
            </tr>
          </thead>
          <tbody>
            {families.flatMap((family) =>
              family.steps.map((step) => (
                <StepRow key={`${family.name} ${step.to}`} family={family} step={step} />
              )),
            )}
          </tbody>
        </table>
      </div>
      <h2>{t('upgrade.steps.title')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`upgrade.steps.${step}`)}</li>
        ))}
      </ol>
      <h2>{t('upgrade.limits.title')}</h2>
      <p>{t('upgrade.limits.text')}</p>
    </div>
  );
}

function StepRow({ family, step }: { family: OverviewFamily; step: UpgradeStep }) {
  const { t, href } = useDocsConfig();
  const { name, productId } = family;
  const { from, to, counts, guide } = step;
  const query = formatUpgradeQuery({ from, to, families: [{ productId }] });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.versions}>
        <bdi>{t('upgrade.report.range', { from, to })}</bdi>{' '}
        <a href={href('/x/upgrade/') + query} data-needs-script="">
          {t('upgrade.overview.show')}
          <span className="visually-hidden">
            {' '}
            {t('upgrade.overview.showOf', { name, from, to })}
          </span>
        </a>
      </td>
      {DIFFERENCE_KINDS.map((kind) => (
        <td key={kind} className={styles.number}>
          {counts[kind]}
        </td>
      ))}
      <td className={styles.guide}>
        {guide ? (
          <a href={href(guide.path)}>
            {t('upgrade.overview.guideTo', { major: getMajor(to) })}
            <span className="visually-hidden">: {name}</span>
          </a>
        ) : null}
      </td>
      <td className={styles.codemod}>
        {guide?.codemod ? <code>{guide.codemod}</code> : t('upgrade.overview.none')}
      </td>
    </tr>
  );
}
