import { parseLineRanges } from '#model/demo/lineRanges.ts';

/** The info string of a code fence after its language: `title="App.tsx" {2,4-6} context="grid-columns"` or `nocheck reason="…"`. */
export interface CodeFenceMeta {
  title?: string;
  emphasized: Set<number>;
  nocheck: boolean;
  /** A file of `content/snippet-contexts/` that the block is type-checked inside. */
  context?: string;
  reason?: string;
}

export function parseCodeFenceMeta(meta: string | null | undefined): CodeFenceMeta {
  const text = meta ?? '';
  const title = /\btitle="([^"]*)"/.exec(text)?.[1];
  const context = /\bcontext="([^"]*)"/.exec(text)?.[1];
  const reason = /\breason="([^"]*)"/.exec(text)?.[1];
  return {
    emphasized: parseLineRanges(/\{([\d,\s-]+)\}/.exec(text)?.[1] ?? ''),
    nocheck: /(^|\s)nocheck(\s|$)/.test(text),
    ...(title ? { title } : {}),
    ...(context ? { context } : {}),
    ...(reason ? { reason } : {}),
  };
}
