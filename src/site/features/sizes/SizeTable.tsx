import { ANCHORS, formatBytes } from '#model/reference/ImportSize.ts';
import type { SizeRow } from '#model/reference/SizeRow.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import styles from './SizeTable.module.css';

export interface SizeTableProps {
  rows: readonly SizeRow[];
  versions: Readonly<Record<string, string>>;
}

/** All measured imports, largest first. `enhanceSizeTable` makes them sortable and filterable. */
export function SizeTable({ rows, versions }: SizeTableProps) {
  const { t } = useDocsConfig();
  const columns = ['name', 'product', 'onTop', 'minified', 'beside', 'alone'] as const;
  const sorted = [...rows].sort((a, b) => b.size.onTop.brotli - a.size.onTop.brotli);
  return (
    <div className="prose">
      <p>{t('sizes.text', { anchors: Object.values(ANCHORS).join(', ') })}</p>
      <div data-size-table="" data-sort-label={t('sizes.sortBy', { column: '{{column}}' })}>
        <input
          className={getControlClass(styles.filter)}
          type="search"
          placeholder={t('sizes.filter')}
          aria-label={t('sizes.filter')}
          data-size-filter=""
          data-needs-script=""
        />
        <div
          className={`scroll-table ${styles.table}`}
          tabIndex={0}
          role="region"
          aria-label={t('sizes.title')}
        >
          <table>
            <caption>{t('sizes.caption', { count: rows.length })}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={column === 'onTop' ? 'descending' : undefined}
                    className={isNumber(column) ? styles.number : undefined}
                  >
                    {t(`sizes.columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map(({ name, href, product, plan, size }) => (
                <tr key={href}>
                  <th scope="row">
                    <a href={href}>
                      <code>
                        <LongName text={name} />
                      </code>
                    </a>{' '}
                    <PlanMark plan={plan} />
                  </th>
                  <td>{product}</td>
                  <Bytes value={size.onTop.brotli} />
                  <Bytes value={size.onTop.minified} />
                  <Bytes value={size.beside?.brotli} />
                  <Bytes value={size.alone.brotli} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p role="status" data-size-none="" hidden>
          {t('sizes.none')}
        </p>
      </div>
      <h2>{t('sizes.versions')}</h2>
      <p>
        {Object.entries(versions)
          .map(([name, version]) => `${name} ${version}`)
          .join(', ')}
      </p>
    </div>
  );
}

function isNumber(column: string): boolean {
  return column !== 'name' && column !== 'product';
}

/** The exact number is used for sorting. */
function Bytes({ value }: { value: number | undefined }) {
  return (
    <td className={styles.number} data-value={value ?? -1}>
      {value === undefined ? '–' : formatBytes(value)}
    </td>
  );
}
