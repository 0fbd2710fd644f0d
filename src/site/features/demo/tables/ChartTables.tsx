import type { ChartTable, ColumnHeader, DemoTables } from '#model/demo/ChartTable.ts';
import { useDocsConfig } from '../../../browser/DocsConfigContext.tsx';
import styles from './ChartTables.module.css';

/** With more rows, a table is taller than its place. */
const FITTING_ROWS = 12;

/** The data of a demo's charts, each in a table that scrolls in its place. */
export function ChartTables({ tables, isInitial }: DemoTables) {
  const { t } = useDocsConfig();
  return (
    <>
      <p className={styles.initial} data-shown={isInitial ? '' : undefined}>
        {t('demo.table.initial')}
      </p>
      <div className={styles.tables}>
        {tables.map((table, index) => (
          <DataTable key={index} table={table} number={index + 1} />
        ))}
      </div>
    </>
  );
}

function DataTable({ table, number }: { table: ChartTable; number: number }) {
  const { t, locale } = useDocsConfig();
  const { note, columns, rows, total } = table;
  const fallback = hasGauges(table) ? t('demo.table.gauges') : t('demo.table.chart', { number });
  const { name = fallback } = table;
  const write = (header: ColumnHeader) => {
    if (typeof header === 'string') return header;
    const text = t(`demo.table.headers.${header.key}`);
    return header.number === undefined ? text : `${text} ${header.number}`;
  };
  return (
    <div className={styles.table}>
      <div
        className={`scroll-table ${styles.scroller}`}
        role="group"
        tabIndex={0}
        data-long={rows.length > FITTING_ROWS ? '' : undefined}
        aria-label={note ? `${name}, ${note}` : name}
      >
        <table>
          <caption>
            {name}
            {note ? <span className={styles.note}>{note}</span> : null}
          </caption>
          <thead>
            <tr>
              {columns.map((header, index) => (
                <th
                  key={index}
                  scope="col"
                  className={index > 0 && isNumeric(header) ? styles.number : undefined}
                >
                  {write(header)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([header, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td
                    key={index}
                    className={isNumeric(columns[index + 1]) ? styles.number : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total ? (
        <p className={styles.total}>
          {t('demo.table.rows', {
            count: rows.length.toLocaleString(locale),
            total: total.toLocaleString(locale),
          })}
        </p>
      ) : null}
    </div>
  );
}

function hasGauges({ columns: [first] }: ChartTable): boolean {
  return typeof first === 'object' && first.key === 'gauge';
}

/** All columns have values except those with the names of series and of the targets of links. */
function isNumeric(header: ColumnHeader | undefined): boolean {
  if (typeof header !== 'object') return true;
  return header.key !== 'to' && !(header.key === 'series' && header.number === undefined);
}
