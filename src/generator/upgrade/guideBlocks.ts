/** A paragraph, a list item, a table row, or a code block. */
export interface GuideBlock {
  /** Table rows are text, too. A diff contains the old and the new code. */
  kind: 'text' | 'diff' | 'code';
  /** One line of Markdown, or the code. */
  text: string;
}

export interface GuideRow {
  cells: string[];
  /** The header cells of the table. */
  head: string[];
}

export const FENCE = /^\s*(?:```|~~~)/;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
/** Matches headings and MDX components. */
const NO_TEXT = /^(?:#|<\/?[A-Z])/;

/** Splits the lines of a section into blocks. */
export function readBlocks(lines: readonly string[]): GuideBlock[] {
  const blocks: GuideBlock[] = [];
  const rows = new Map(readRows(lines).map(({ line, ...row }) => [line, row]));
  let fence: GuideBlock | undefined;
  let paragraph: GuideBlock | undefined;
  for (const [index, line] of lines.entries()) {
    const isFence = FENCE.test(line);
    if (isFence && !fence) {
      fence = { kind: /^\s*\S{3}diff\b/.test(line) ? 'diff' : 'code', text: '' };
      blocks.push(fence);
    } else if (isFence) fence = undefined;
    else if (fence) fence.text += fence.text === '' ? line : `\n${line}`;
    if (isFence || fence || line.trim() === '' || line.startsWith('|') || NO_TEXT.test(line)) {
      const row = rows.get(index);
      if (row) blocks.push({ kind: 'text', text: formatRow(row) });
      paragraph = undefined;
    } else if (paragraph && !ITEM.test(line)) paragraph.text += ` ${line.trim()}`;
    else {
      paragraph = { kind: 'text', text: line.replace(ITEM, '').trim() };
      blocks.push(paragraph);
    }
  }
  return blocks;
}

/** Reads the rows of all tables, without the header rows. */
export function readRows(lines: readonly string[]): (GuideRow & { line: number })[] {
  const rows: (GuideRow & { line: number })[] = [];
  let head: string[] | undefined;
  for (const [line, text] of lines.entries()) {
    if (!text.startsWith('|')) {
      head = undefined;
      continue;
    }
    const cells = splitCells(text);
    if (!head) head = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push({ cells, head, line });
  }
  return rows;
}

/** Splits a row into its cells. A bar inside code is escaped as `\|`. */
function splitCells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Formats a row as "Version 7: `a`; Version 8: `b`". Cells that only link to a section are skipped. */
function formatRow({ cells, head }: GuideRow): string {
  return cells
    .flatMap((cell, index) =>
      cell === '' || /^\[[^\]]+\]\(#[^)]+\)$/.test(cell) ? [] : [`${head[index]}: ${cell}`],
    )
    .join('; ')
    .replaceAll('\\|', '|');
}
