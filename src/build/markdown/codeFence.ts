/** What a code fence says after its language: ` ```tsx title="App.tsx" {2,4-6} nocheck reason="…" `. */
export interface CodeFenceMeta {
  title?: string;
  emphasised: Set<number>;
  nocheck: boolean;
  reason?: string;
}

export function parseCodeFenceMeta(meta: string | null | undefined): CodeFenceMeta {
  const text = meta ?? '';
  const title = /\btitle="([^"]*)"/.exec(text)?.[1];
  const reason = /\breason="([^"]*)"/.exec(text)?.[1];
  return {
    emphasised: parseLineRanges(/\{([\d,\s-]+)\}/.exec(text)?.[1] ?? ''),
    nocheck: /(^|\s)nocheck(\s|$)/.test(text),
    ...(title ? { title } : {}),
    ...(reason ? { reason } : {}),
  };
}

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
