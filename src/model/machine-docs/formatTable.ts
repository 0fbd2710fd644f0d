/** A GFM table without padding; empty if there are no rows. Columns without any value are omitted. */
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

/** Puts the text on one line and escapes pipes, which would end the cell. */
function formatCell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
}

/** `a | b` → `` `a | b` ``; two backticks if the code contains one */
export function formatCode(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
