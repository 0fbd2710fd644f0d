import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import styles from './CoverageReport.module.css';

export interface CoverageTotal {
  total: number;
  covered: number;
}

export interface CoverageFamily {
  name: string;
  exports: CoverageTotal;
  props: CoverageTotal;
  names: CoverageTotal;
  reachable: CoverageTotal;
  exportsWithoutGuide: readonly string[];
  propsWithoutDemo: readonly string[];
  unreachableProps: readonly string[];
  main: CoverageTotal;
  parts: CoverageTotal;
  givenProps: readonly string[];
}

export interface CoverageReportProps {
  coverage: {
    families: readonly CoverageFamily[];
    exports: CoverageTotal;
    props: CoverageTotal;
    names: CoverageTotal;
    reachable: CoverageTotal;
    main: CoverageTotal;
    parts: CoverageTotal;
    givenProps: readonly string[];
  };
}

/** A report for maintainers with the exports and props that no page covers. */
export function CoverageReport({ coverage }: CoverageReportProps) {
  const { t } = useDocsConfig();
  const rows = [...coverage.families, { name: t('coverage.total'), ...coverage }];
  const columns = ['exports', 'props', 'names', 'reachable', 'main', 'parts'] as const;
  return (
    <div className="prose">
      <div className="scroll-table" tabIndex={0} role="region" aria-label={t('coverage.summary')}>
        <table className={styles.totals}>
          <caption>{t('coverage.summary')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('coverage.product')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`coverage.${column}`)}
                </th>
              ))}
              <th scope="col">{t('coverage.given')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => (
                  <td key={column}>
                    <bdi>{t('coverage.part', { ...row[column] })}</bdi>{' '}
                    <span className={styles.percent}>
                      <bdi>{t('coverage.percent', { percent: getPercent(row[column]) })}</bdi>
                    </span>
                  </td>
                ))}
                <td>{row.givenProps.length}</td>
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
          <NameList title={t('coverage.givenProps')} names={family.givenProps} />
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

function getPercent({ covered, total }: CoverageTotal): number {
  return total === 0 ? 100 : Math.floor((covered / total) * 100);
}
