import type { TryItExclusionReason } from '#model/try-it/tryItExclusions.ts';
import { useDocsConfig } from '../../state/DocsConfigContext.tsx';

export interface CoverageTotal {
  total: number;
  covered: number;
}

export interface CoverageFamily {
  name: string;
  exports: CoverageTotal;
  props: CoverageTotal;
  reachable: CoverageTotal;
  exportsWithoutGuide: readonly string[];
  propsWithoutDemo: readonly string[];
  unreachableProps: readonly string[];
  main: CoverageTotal;
  parts: CoverageTotal;
  excludedProps: readonly ExcludedProp[];
}

interface ExcludedProp {
  name: string;
  reason: TryItExclusionReason;
}

export interface CoverageReportProps {
  coverage: {
    families: readonly CoverageFamily[];
    exports: CoverageTotal;
    props: CoverageTotal;
    reachable: CoverageTotal;
    main: CoverageTotal;
    parts: CoverageTotal;
    excludedProps: readonly ExcludedProp[];
  };
}

/** For maintainers: what is in the packages and on no page. */
export function CoverageReport({ coverage }: CoverageReportProps) {
  const { t } = useDocsConfig();
  const rows = [...coverage.families, { name: t('coverage.total'), ...coverage }];
  const columns = ['exports', 'props', 'reachable', 'main', 'parts'] as const;
  return (
    <div className="prose">
      <div className="scroll-table" tabIndex={0} role="region" aria-label={t('coverage.summary')}>
        <table>
          <caption>{t('coverage.summary')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('coverage.product')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`coverage.${column}`)}
                </th>
              ))}
              <th scope="col">{t('coverage.excluded')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => (
                  <td key={column}>{t('coverage.part', describe(row[column]))}</td>
                ))}
                <td>{row.excludedProps.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {coverage.families.map((family) => (
        <section key={family.name}>
          <h2>{family.name}</h2>
          <NameList title={t('coverage.exportsWithout')} names={family.exportsWithoutGuide} />
          <NameList title={t('coverage.unreachable')} names={family.unreachableProps} />
          <NameList title={t('coverage.propsWithout')} names={family.propsWithoutDemo} />
          <ExclusionList props={family.excludedProps} />
        </section>
      ))}
    </div>
  );
}

function NameList({ title, names }: { title: string; names: readonly string[] }) {
  const { t } = useDocsConfig();
  return (
    <details>
      <summary>
        {title}: {names.length}
      </summary>
      <p>{names.length > 0 ? names.join(', ') : t('coverage.nothing')}</p>
    </details>
  );
}

/** Props that are left out, under their reasons. */
function ExclusionList({ props }: { props: readonly ExcludedProp[] }) {
  const { t } = useDocsConfig();
  const reasons = Object.entries(Object.groupBy(props, ({ reason }) => reason));
  return (
    <details>
      <summary>
        {t('coverage.excludedProps')}: {props.length}
      </summary>
      <dl>
        {reasons.map(([reason, names = []]) => (
          <div key={reason}>
            <dt>{t(`coverage.reasons.${reason as TryItExclusionReason}`)}</dt>
            <dd>{names.map(({ name }) => name).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function describe({ covered, total }: CoverageTotal) {
  return { covered, total, percent: total === 0 ? 100 : Math.floor((covered / total) * 100) };
}
