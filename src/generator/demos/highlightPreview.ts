import type { DemoCodeFile, DemoCodeStyling } from '#model/demo/Demo.ts';
import { highlight } from '../markdown/highlight.ts';
import { extractPreview } from './extractPreview.ts';

/** The few lines that show the point of a demo, highlighted; nothing when they are too many. */
export function highlightPreview(
  { TS, JS }: DemoCodeFile,
  links: ReadonlyMap<string, string>,
): DemoCodeStyling['preview'] {
  const ts = extractPreview(TS.source);
  const js = extractPreview(JS.source);
  if (!ts || !js) return undefined;
  return { TS: highlight(ts, 'tsx', { links }), JS: highlight(js, 'jsx', { links }) };
}
