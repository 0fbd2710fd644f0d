import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { compareReleases, DIFFERENCE_KINDS } from '#model/reference/ApiDiff.ts';
import type { ApiDifference } from '#model/reference/ApiDiff.ts';
import type { SourceUse } from '#model/upgrade/SourceReport.ts';
import { countDifferences } from '#model/upgrade/upgradeSteps.ts';
import type { DifferenceCounts } from '#model/upgrade/upgradeSteps.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { FamilyReport } from './FamilyReport.tsx';
import { getDifferenceKey } from './groupDifferences.ts';
import { openForPrint, setOpen } from './openGroups.ts';
import { SourceFiles } from './SourceFiles.tsx';
import type { UpgradeChoice } from './UpgradeChoice.ts';
import styles from './UpgradeReport.module.css';
import { useFamilies } from './useFamilies.ts';

/** Additions don't break anything, so they're listed on request. */
const SHOWN_AT_FIRST: readonly ApiDifference['kind'][] = ['removed', 'changed', 'deprecated'];

/** The differences in the chosen products, as a checklist. */
export function UpgradeReport({ choice }: { choice: UpgradeChoice }) {
  const { t, config } = useDocsConfig();
  const { from, to, families } = choice;
  const productIds = useMemo(() => families.map(({ productId }) => productId), [families]);
  const { states, retry } = useFamilies(productIds);
  const [kinds, setKinds] = useState<ReadonlySet<ApiDifference['kind']>>(new Set(SHOWN_AT_FIRST));
  const [text, setText] = useState('');
  const shownText = useDeferredValue(text);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => openForPrint(window, () => host.current), []);

  const reports = useMemo(
    () =>
      config.products.flatMap(({ id, name }) => {
        const chosen = families.find(({ productId }) => productId === id);
        if (!chosen) return [];
        const range = { from: chosen.from ?? from, to };
        const state = states[id] ?? { status: 'loading' as const };
        const differences =
          state.status === 'ready' ? compareReleases(state.family, range.from, range.to) : [];
        return [{ productId: id, name, range, state, differences }];
      }),
    [config, families, from, to, states],
  );
  const comparisons = useMemo(
    () =>
      reports.flatMap(({ state, range }) =>
        state.status === 'ready' ? [{ family: state.family, range }] : [],
      ),
    [reports],
  );
  const [uses, setUses] = useState<readonly SourceUse[]>();
  const [isOnlyUsed, setIsOnlyUsed] = useState(false);
  const used = useMemo(
    () =>
      uses && isOnlyUsed
        ? new Set(uses.map(({ difference }) => getDifferenceKey(difference)))
        : undefined,
    [uses, isOnlyUsed],
  );
  const counts = countDifferences(reports.flatMap(({ differences }) => differences));
  const isEmpty = reports.length === 0;
  return (
    <>
      <SourceFiles comparisons={comparisons} onCheck={setUses} isHidden={isEmpty} />
      {isEmpty ? (
        <p className={styles.empty}>{t('upgrade.report.choose')}</p>
      ) : (
        <section className="prose" aria-label={t('upgrade.report.label')} ref={host}>
          <p className="visually-hidden" role="status">
            {comparisons.length === reports.length
              ? DIFFERENCE_KINDS.map(
                  (kind) => `${t(`upgrade.kinds.${kind}`)} ${counts[kind]}`,
                ).join(', ')
              : ''}
          </p>
          <div className={styles.bar} data-no-print="">
            <KindBoxes
              kinds={kinds}
              counts={counts}
              onToggle={(kind) =>
                setKinds(
                  new Set(
                    DIFFERENCE_KINDS.filter((other) => kinds.has(other) !== (other === kind)),
                  ),
                )
              }
            />
            {uses ? (
              <label className={styles.kindBox}>
                <input
                  type="checkbox"
                  checked={isOnlyUsed}
                  onChange={(event) => setIsOnlyUsed(event.target.checked)}
                />
                {t('upgrade.source.only')}
              </label>
            ) : null}
            <input
              className={getControlClass(styles.filter)}
              type="search"
              value={text}
              placeholder={t('upgrade.report.filter')}
              aria-label={t('upgrade.report.filter')}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
            <div className={styles.actions}>
              <ActionButton
                label={t('upgrade.report.expand')}
                onClick={() => setOpen(host.current, true)}
              />
              <ActionButton
                label={t('upgrade.report.collapse')}
                onClick={() => setOpen(host.current, false)}
              />
              <ActionButton label={t('upgrade.report.print')} onClick={() => window.print()} />
            </div>
          </div>
          {reports.map(({ productId, name, range, state, differences }) => (
            <section key={productId} aria-labelledby={`upgrade-${productId}`}>
              <h2 className={styles.product} id={`upgrade-${productId}`}>
                {name} <bdi className={styles.range}>{t('upgrade.report.range', { ...range })}</bdi>
              </h2>
              {state.status === 'loading' ? (
                <p role="status">{t('upgrade.report.loading', { name })}</p>
              ) : null}
              {state.status === 'failed' ? (
                <p role="alert">
                  {t('upgrade.report.failed', { name })}{' '}
                  <ActionButton
                    label={t('upgrade.report.retry')}
                    onClick={() => void retry(productId)}
                  />
                </p>
              ) : null}
              {state.status === 'ready' ? (
                <FamilyReport
                  family={state.family}
                  range={range}
                  differences={differences}
                  filter={{ kinds, text: shownText, used }}
                />
              ) : null}
            </section>
          ))}
        </section>
      )}
    </>
  );
}

interface KindBoxesProps {
  kinds: ReadonlySet<ApiDifference['kind']>;
  counts: DifferenceCounts;
  onToggle: (kind: ApiDifference['kind']) => void;
}

function KindBoxes({ kinds, counts, onToggle }: KindBoxesProps) {
  const { t } = useDocsConfig();
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('upgrade.report.kinds')}</legend>
      {DIFFERENCE_KINDS.map((kind) => (
        <label key={kind} className={styles.kindBox} data-kind={kind}>
          <input type="checkbox" checked={kinds.has(kind)} onChange={() => onToggle(kind)} />
          {t(`upgrade.kinds.${kind}`)} <span className={styles.count}>{counts[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function ActionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={getControlClass(styles.action, { isQuiet: true })}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
