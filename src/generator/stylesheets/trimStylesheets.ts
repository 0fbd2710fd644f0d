import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNeededForFirstPaint, readClasses, readStylesheet } from './isNeededForFirstPaint.ts';
import type { Stylesheet } from './isNeededForFirstPaint.ts';

const ASSETS = '/x/_astro/';
const LINK = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;

/**
 * The renderer links a page to every stylesheet that its scripts may ever load. This takes out what the first paint does not need;
 * scripts fetch it with themselves.
 */
export function trimStylesheets(
  dist: string,
  files: readonly string[] = listPages(dist),
): { removed: number; pages: number } {
  const folder = path.join(dist, ASSETS);
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map(read)
    .join('\n');
  const sheets = new Map(
    names
      .filter((name) => name.endsWith('.css'))
      .map((name) => [ASSETS + name, readStylesheet(name, read(name), scripts)]),
  );
  let removed = 0;
  let pages = 0;
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const trimmed = trimPage(html, sheets);
    if (trimmed === html) continue;
    pages += 1;
    removed += (html.match(LINK)?.length ?? 0) - (trimmed.match(LINK)?.length ?? 0);
    writeFileSync(file, trimmed);
  }
  return { removed, pages };
}

export function trimPage(html: string, sheets: ReadonlyMap<string, Stylesheet>): string {
  const classes = readClasses(html);
  return html.replace(LINK, (link, href: string) => {
    const sheet = sheets.get(href);
    return sheet && !isNeededForFirstPaint(sheet, classes) ? '' : link;
  });
}

function listPages(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(dist, name));
}

if (import.meta.main) console.log(trimStylesheets(path.resolve(process.argv[2] ?? 'dist')));
