import { useMemo, useState } from 'react';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { compareVersions } from '#model/reference/VersionHistory.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PackageFileField } from './PackageFileField.tsx';
import { ProblemText } from './ProblemText.tsx';
import styles from './UpgradeTool.module.css';
import { UpgradeReport } from './UpgradeReport.tsx';
import type { UpgradeChoice } from './UpgradeChoice.ts';
import type { ParsedQuery } from './upgradeQuery.ts';
import { VersionSelect } from './VersionSelect.tsx';

export interface UpgradeToolProps {
  /** Every minor release, oldest first. */
  versions: readonly string[];
  start: ParsedQuery;
  /** Keeps the choice in the URL. */
  onChoose?: (choice: UpgradeChoice) => void;
}

/** Lets readers choose two versions, or load them from a file, and shows the differences. */
export function UpgradeTool({ versions, start, onChoose }: UpgradeToolProps) {
  const { t } = useDocsConfig();
  const [choice, setChoice] = useState(start.choice);
  const [problems, setProblems] = useState(start.problems);
  const choose = (next: UpgradeChoice) => {
    setChoice(next);
    setProblems([]);
    onChoose?.(next);
  };
  const isReversed = compareVersions(choice.from, choice.to) >= 0;
  const newer = useMemo(() => [...versions].reverse(), [versions]);
  return (
    <>
      <div className={styles.form} data-no-print="">
        <div className={styles.versions}>
          <VersionSelect
            id="upgrade-from"
            label={t('upgrade.from')}
            value={choice.from}
            versions={newer}
            // A new start version applies to all products.
            onChange={(from) =>
              choose({
                ...choice,
                from,
                families: choice.families.map(({ productId }) => ({ productId })),
              })
            }
          />
          <VersionSelect
            id="upgrade-to"
            label={t('upgrade.to')}
            value={choice.to}
            versions={newer}
            describedBy={isReversed ? 'upgrade-order' : undefined}
            onChange={(to) => choose({ ...choice, to })}
          />
        </div>
        {isReversed ? (
          <p className={styles.problem} id="upgrade-order" role="alert">
            {t('upgrade.order', { from: choice.from })}
          </p>
        ) : null}
        {problems.map((problem) => (
          <p key={problem.version} className={styles.problem} role="alert">
            <ProblemText problem={problem} versions={versions} />
          </p>
        ))}
        <ProductBoxes
          chosen={choice.families.map(({ productId }) => productId)}
          onToggle={(productId, isChosen) =>
            choose({
              ...choice,
              families: isChosen
                ? [...choice.families, { productId }]
                : choice.families.filter((family) => family.productId !== productId),
            })
          }
        />
        <PackageFileField versions={versions} to={choice.to} onRead={choose} />
      </div>
      <UpgradeReport choice={isReversed ? { ...choice, families: [] } : choice} />
    </>
  );
}

interface ProductBoxesProps {
  chosen: readonly ProductId[];
  onToggle: (productId: ProductId, isChosen: boolean) => void;
}

function ProductBoxes({ chosen, onToggle }: ProductBoxesProps) {
  const { t, config } = useDocsConfig();
  return (
    <fieldset className={styles.products}>
      <legend>{t('upgrade.products')}</legend>
      {config.products.map(({ id, name }) => (
        <label key={id} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onToggle(id, event.target.checked)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
