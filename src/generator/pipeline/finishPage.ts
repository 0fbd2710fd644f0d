import { readFileSync, writeFileSync } from 'node:fs';
import { minifyInlineScripts } from '../delivery/minifyInlineScripts.ts';
import type { UsedStylesheet } from '../stylesheets/isNeededForFirstPaint.ts';
import { trimStylesheets } from '../stylesheets/trimStylesheets.ts';

/** Trims the stylesheets of a page and minifies its inline scripts. Returns the number of links that are gone. */
export function finishPage(file: string, sheets: ReadonlyMap<string, UsedStylesheet>): number {
  const html = readFileSync(file, 'utf8');
  const trimmed = trimStylesheets(html, sheets);
  const finished = minifyInlineScripts(trimmed.html, file);
  if (finished !== html) writeFileSync(file, finished);
  return trimmed.removed;
}
