import { assertNever } from '#model/errors/assertNever.ts';
import type { FailedSearch } from '../storage/Storage.ts';
import { formatCsv } from './formatCsv.ts';
import type { Format } from './parseOptions.ts';
import { toPlainJson, toPlainText } from './toPlainText.ts';

/** Formats the searches that found nothing. */
export function formatSearches(searches: readonly FailedSearch[], format: Format): string {
  const rows = searches.map(({ query, count, lastAt }) => ({
    query,
    count,
    last: new Date(lastAt).toISOString().slice(0, 10),
  }));
  switch (format) {
    case 'csv':
      return formatCsv(
        ['query', 'count', 'last'],
        rows.map(({ query, count, last }) => [query, count, last]),
      );
    case 'json':
      return `${toPlainJson(rows)}\n`;
    case 'text':
      if (rows.length === 0) return 'No searches without a result in this period.\n';
      return ['count  last        query', ...rows.map(formatRow)].join('\n').concat('\n');
    default:
      return assertNever(format);
  }
}

function formatRow({ query, count, last }: { query: string; count: number; last: string }): string {
  return `${String(count).padStart(5)}  ${last}  ${toPlainText(query)}`;
}
