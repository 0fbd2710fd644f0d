/** `2,4-6` → 2, 4, 5, 6 */
export function parseLineRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [from, to = from] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (!from || !to) continue;
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return lines;
}

/** Wraps lines of highlighted code. Each line must be complete HTML. */
export function emphasizeLines(html: string, lines: ReadonlySet<number>): string {
  if (lines.size === 0) return html;
  return html
    .split('\n')
    .map((line, index) => (lines.has(index + 1) ? `<span class="hl">${line || ' '}</span>` : line))
    .join('\n');
}
