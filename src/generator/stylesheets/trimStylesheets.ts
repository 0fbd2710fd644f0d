import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPage } from '../output/readPage.ts';
import { readScriptFile } from '../output/readScript.ts';
import { readStylesheetFile } from '../output/readStylesheet.ts';
import { addUse, isNeededForFirstPaint, listWords } from './isNeededForFirstPaint.ts';
import type { UsedStylesheet } from './isNeededForFirstPaint.ts';

const ASSETS = '/x/_astro/';

/**
 * Astro links each page to every stylesheet that its scripts can ever load. This removes the links that the first paint doesn't
 * need; scripts fetch those stylesheets themselves.
 */
export function trimStylesheets(
  html: string,
  sheets: ReadonlyMap<string, UsedStylesheet>,
): { html: string; removed: number } {
  const page = readPage(html);
  const unneeded = page.stylesheets.filter(({ href }) => {
    const sheet = sheets.get(href);
    return sheet && !isNeededForFirstPaint(sheet, page);
  });
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of unneeded) {
    parts.push(html.slice(position, start));
    position = end;
  }
  return { html: parts.join('') + html.slice(position), removed: unneeded.length };
}

/** By the URL that pages link to. */
export function readUsedStylesheets(dist: string): Map<string, UsedStylesheet> {
  const folder = path.join(dist, ASSETS);
  const names = readdirSync(folder);
  const locate = (name: string) => path.join(folder, name);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const words = listWords(scripts.map((name) => readScriptFile(locate(name))));
  return new Map(
    names
      .filter((name) => name.endsWith('.css'))
      .map((name) => {
        return [ASSETS + name, addUse(name, readStylesheetFile(locate(name)), words)];
      }),
  );
}
