import { memo, useMemo } from 'react';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import type { UpgradeFamily, UpgradePair } from '#model/reference/Upgrade.ts';
import { listGuidesBetween } from '#model/upgrade/upgradeSteps.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { CodemodCommand } from './CodemodCommand.tsx';
import { DifferenceRow } from './DifferenceRow.tsx';
import { filterDifferences, getDifferenceKey, groupDifferences } from './groupDifferences.ts';
import type { DifferenceFilter, DifferenceGroup } from './groupDifferences.ts';
import styles from './UpgradeReport.module.css';

export interface FamilyReportProps {
  family: UpgradeFamily;
  range: UpgradePair;
  /** All differences, before filtering. */
  differences: readonly ApiDifference[];
  filter: DifferenceFilter;
}

/** Groups with more differences than this are closed at first. */
const MANY = 6;

/** The guides and codemods of a product, and its differences by component. */
export function FamilyReport({ family, range, differences, filter }: FamilyReportProps) {
  const { t } = useDocsConfig();
  const groups = groupDifferences(filterDifferences(differences, filter));
  const isSearching = filter.text.trim() !== '';
  return (
    <>
      <Guides family={family} range={range} />
      {differences.length === 0 ? <p>{t('upgrade.report.nothing')}</p> : null}
      {differences.length > 0 && groups.length === 0 ? <p>{t('upgrade.report.hidden')}</p> : null}
      {groups.map((group) => (
        <Group
          key={group.name}
          group={group}
          family={family}
          isOpen={isSearching || group.differences.length <= MANY}
        />
      ))}
    </>
  );
}

function Guides({ family, range }: Pick<FamilyReportProps, 'family' | 'range'>) {
  const { t, href } = useDocsConfig();
  const guides = listGuidesBetween(family, range);
  if (guides.length === 0) return null;
  return (
    <ul className={styles.guides} role="list" aria-label={t('upgrade.report.guides')}>
      {guides.map(({ major, path, title, codemod }) => (
        <li key={major}>
          <a href={href(path)}>{title}</a>
          {codemod === undefined ? null : <CodemodCommand command={codemod} />}
        </li>
      ))}
    </ul>
  );
}

interface GroupProps {
  group: DifferenceGroup;
  family: UpgradeFamily;
  isOpen: boolean;
}

const Group = memo(
  function Group({ group, family, isOpen }: GroupProps) {
    const { t, href } = useDocsConfig();
    const { name, owners, differences } = group;
    const reference = useMemo(
      () => owners.map((owner) => [owner, family.pages[owner]] as const).find(([, path]) => path),
      [owners, family],
    );
    return (
      <details className={styles.group} data-group="" open={isOpen}>
        <summary>
          {name === '' ? (
            <bdi>{t('upgrade.report.exports')}</bdi>
          ) : (
            <code>
              <LongName text={name} />
            </code>
          )}
          <span className={styles.count}>{differences.length}</span>
        </summary>
        {reference?.[1] ? (
          <p className={styles.reference} data-no-print="">
            <a href={href(reference[1])}>{t('upgrade.report.reference', { name: reference[0] })}</a>
          </p>
        ) : null}
        <ul className={styles.rows} role="list">
          {differences.map((difference) => (
            <DifferenceRow
              key={getDifferenceKey(difference)}
              difference={difference}
              family={family}
              owners={owners}
            />
          ))}
        </ul>
      </details>
    );
  },
  (before, after) =>
    before.isOpen === after.isOpen &&
    before.family === after.family &&
    before.group.differences.length === after.group.differences.length &&
    before.group.differences.every(
      (difference, index) => difference === after.group.differences[index],
    ),
);
