import { assertNever } from '#model/errors/assertNever.ts';
import type { PolicyReport } from '../storage/Storage.ts';
import { formatCsv } from './formatCsv.ts';
import type { Format } from './parseOptions.ts';
import { toPlainJson, toPlainText } from './toPlainText.ts';

/** Formats the list of everything that browsers have blocked on the site's pages. */
export function formatViolations(reports: readonly PolicyReport[], format: Format): string {
  const rows = reports.map(({ lastAt, ...report }) => ({
    ...report,
    last: new Date(lastAt).toISOString().slice(0, 10),
  }));
  switch (format) {
    case 'csv':
      return formatCsv(
        ['directive', 'blocked', 'page', 'source', 'count', 'last'],
        rows.map((row) => [row.directive, row.blocked, row.page, row.source, row.count, row.last]),
      );
    case 'json':
      return `${toPlainJson(rows)}\n`;
    case 'text':
      if (rows.length === 0) return 'No policy violations in this period.\n';
      return ['count  last        violation', ...rows.map(formatRow)].join('\n').concat('\n');
    default:
      return assertNever(format);
  }
}

function formatRow({
  directive,
  blocked,
  page,
  source,
  count,
  last,
}: Omit<PolicyReport, 'lastAt'> & { last: string }): string {
  const cause = source === '' ? '' : `, from ${source}`;
  const text = `${directive} blocked ${blocked || 'something'} on ${page}${cause}`;
  return `${String(count).padStart(5)}  ${last}  ${toPlainText(text)}`;
}
