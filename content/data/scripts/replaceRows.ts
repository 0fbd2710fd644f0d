import { formatRow } from './formatRow.ts';

/** Replaces the rows of an array, with one row per line. The code before the array stays the same. */
export function replaceRows(source: string, name: string, rows: readonly object[]): string {
  const start = new RegExp(`^export const ${name}: \\w+\\[\\] = \\[`, 'm').exec(source);
  if (!start) throw new Error(`There is no "export const ${name}: Type[] = [" in ${name}.ts.`);
  const head = source.slice(0, start.index + start[0].length);
  return `${head}\n${rows.map((row) => `  ${formatRow(row)},\n`).join('')}];\n`;
}
