import type { ColumnHeader, HeaderKey } from '#model/demo/ChartTable.ts';
import type { RecordedAxis, RecordedLabel, RecordedSeries } from './RecordedChart.ts';

/** Axes that show values as they are, so a year isn't `2,026`. */
const ORDINAL = /^(?:band|point)$/;
const TIME = /^(?:time|utc)$/;

const CONTEXT = { location: 'tooltip' } as const;

/** The values of an axis as its tooltip shows them. Dates without a formatter are the same in every language: `2026-03-01`. */
export function formatAxis(axis: RecordedAxis, values: readonly unknown[]): string[] {
  const isTime = TIME.test(axis.scaleType ?? '');
  const dates = values.map((value) => toDate(value, isTime));
  const isUtc = axis.scaleType === 'utc';
  const hasTime = dates.some((date) => date && !isMidnight(date, isUtc));
  return values.map((value, index) => {
    const text = axis.valueFormatter && tryFormat(axis.valueFormatter, value, CONTEXT);
    if (text !== undefined) return toText(text);
    const date = dates[index];
    return date ? formatDate(date, isUtc, hasTime) : formatValue(value, axis);
  });
}

/** A formatter may need what only a drawn chart has, such as its scale. */
export function tryFormat<Context>(
  format: (value: unknown, context: Context) => unknown,
  value: unknown,
  context: Context,
): unknown {
  try {
    return format(value, context) ?? undefined;
  } catch {
    return undefined;
  }
}

function toDate(value: unknown, isTime: boolean): Date | undefined {
  if (value instanceof Date) return value;
  return isTime && typeof value === 'number' ? new Date(value) : undefined;
}

function isMidnight(date: Date, isUtc: boolean): boolean {
  return isUtc
    ? date.getUTCHours() + date.getUTCMinutes() + date.getUTCSeconds() === 0
    : date.getHours() + date.getMinutes() + date.getSeconds() === 0;
}

/** `2026-03-01`, or `2026-03-01 14:30` */
function formatDate(date: Date, isUtc: boolean, hasTime: boolean): string {
  const local = isUtc ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local
    .toISOString()
    .slice(0, hasTime ? 16 : 10)
    .replace('T', ' ');
}

function formatValue(value: unknown, { scaleType = '' }: RecordedAxis): string {
  return typeof value === 'number' && !ORDINAL.test(scaleType)
    ? value.toLocaleString('en-US')
    : toText(value);
}

/** The value of a series as the tooltip shows it. */
export function formatItem(
  { valueFormatter }: RecordedSeries,
  value: unknown,
  context: object,
): string {
  if (value === undefined) return '';
  const text = valueFormatter && toText(tryFormat(valueFormatter, value, context));
  // A formatter returns nothing to keep a value out of the tooltip, but the chart shows it.
  return text || (typeof value === 'number' ? value.toLocaleString('en-US') : '');
}

/** A label of a series or of an item, which may depend on where it's shown. */
export function readLabel(label: RecordedLabel | undefined): string {
  return toText(typeof label === 'function' ? label('tooltip') : label);
}

/** The label of an axis, else what its values are. */
export function createAxisHeader(
  axis: RecordedAxis | undefined,
  fallback: HeaderKey,
): ColumnHeader {
  const label = toText(axis?.label);
  if (label) return label;
  const isTime = TIME.test(axis?.scaleType ?? '') || axis?.data?.[0] instanceof Date;
  if (isTime) return { key: 'date' };
  return { key: axis?.data && !axis.valueFormatter && isIndex(axis.data) ? 'index' : fallback };
}

/** What charts count with if they have no data for an axis. */
function isIndex(data: readonly unknown[]): boolean {
  return data.every((value, index) => value === index);
}

/** Labels may have line breaks. */
export function toText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value).replaceAll(/\s+/g, ' ').trim();
}
