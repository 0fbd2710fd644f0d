/** A GFM table without padding; empty where there are no rows. Columns that are empty throughout are left out. */
export function formatTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const used = columns.map((_, index) => rows.some((row) => row[index]));
  const formatRow = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => used[index])
      .map(formatCell)
      .join(' | ')} |`;
  const rule = formatRow(columns.map(() => '---'));
  return [formatRow(columns), rule, ...rows.map(formatRow)].join('\n');
}

/** One line, in which a bar does not end the cell. */
function formatCell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** `a | b` → `` `a | b` ``; with two backticks where the code has one. */
export function formatCode(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
