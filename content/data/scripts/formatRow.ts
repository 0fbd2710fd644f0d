/** A row as one line of TypeScript: `{ id: 1, name: 'Ann', since: new Date(2025, 0, 14) }`. */
export function formatRow(row: object): string {
  const fields = Object.entries(row).map(([key, value]) => `${key}: ${formatValue(value)}`);
  return `{ ${fields.join(', ')} }`;
}

function formatValue(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return formatString(value);
  if (value instanceof Date) return formatDate(value);
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value === 'object') return formatRow(value);
  throw new TypeError(`A data set can't hold a value of type ${typeof value}.`);
}

function formatNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`A data set can't hold ${value}.`);
  return String(value);
}

/** Single quotes, or double quotes where that avoids escapes. */
function formatString(value: string): string {
  if (value.includes("'") && !value.includes('"')) return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/**
 * Prints a date in local time, so that every reader sees the same day and hour, and the HTML from the build matches
 * the one that the browser renders.
 */
function formatDate(date: Date): string {
  const parts = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const time = [date.getUTCHours(), date.getUTCMinutes()];
  return `new Date(${[...parts, ...(time.some(Boolean) ? time : [])].join(', ')})`;
}
