import { formatRow } from './formatRow.ts';

/** Everything up to the array stays as written; the rows are replaced, one per line. */
export function replaceRows(source: string, name: string, rows: readonly object[]): string {
  const start = new RegExp(`^export const ${name}: \\w+\\[\\] = \\[`, 'm').exec(source);
  if (!start) throw new Error(`There is no "export const ${name}: Type[] = [" in ${name}.ts.`);
  const head = source.slice(0, start.index + start[0].length);
  return `${head}\n${rows.map((row) => `  ${formatRow(row)},\n`).join('')}];\n`;
}
