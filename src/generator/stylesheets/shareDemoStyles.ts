import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files/listFiles.ts';
import { writeDemoSheet, writeOwnSheet } from './demoSheets.ts';
import type { DemoSheet } from './demoSheets.ts';
import { linkDemoSheets, listDemoRules } from './linkDemoSheets.ts';

/** `x/react-charts/bars/index.html`, in any language. Other pages with demos, such as the landing page, keep all of their styles. */
const GUIDE = /^(?:[a-z]{2}\/)?x\/(react-[^/]+)\/(?:.+\/)?index\.html$/;

/** Rules that at least this share of a family's guides contain go into its stylesheet. */
const SHARED_BY = 0.2;

/**
 * The guides of a family show the same components, whose styles are up to 9 kB of a compressed page. This moves what they have in
 * common to a stylesheet for each family, which a reader loads once. What else a page needs is in its HTML or, if it's long, in a
 * stylesheet of the page.
 */
export function shareDemoStyles(dist: string): { sheets: number; pages: number } {
  const files = listFiles(dist).filter((file) => GUIDE.test(file));
  const families = Map.groupBy(files, (file) => getFamily(file) ?? '');
  const sheets = [...families].flatMap(([family, guides]): DemoSheet[] => {
    const rules = chooseShared(guides.map((file) => listDemoRules(read(dist, file))));
    return rules.length > 0 ? [writeDemoSheet(dist, family, rules)] : [];
  });
  return { sheets: sheets.length, pages: linkInPages(dist, files, sheets) };
}

/** Links guides to the stylesheet of their family if they need enough of it. Returns the number of pages that changed. */
export function linkInPages(
  root: string,
  files: readonly string[],
  sheets: readonly DemoSheet[],
): number {
  const guides = files.filter((file) => GUIDE.test(file));
  const changed = guides.filter((file) => {
    const html = read(root, file);
    const sheet = sheets.find(({ family }) => family === getFamily(file));
    const linked = linkDemoSheets(html, sheet, (css) => writeOwnSheet(root, css));
    if (linked !== html) writeFileSync(path.join(root, file), linked);
    return linked !== html;
  });
  return changed.length;
}

/** In the order in which they occur first, so that a build always writes the same file. */
export function chooseShared(pages: readonly (readonly string[])[]): string[] {
  const withStyles = pages.filter(({ length }) => length > 0);
  const counts = new Map<string, number>();
  for (const rule of withStyles.flatMap((rules) => [...new Set(rules)]))
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1 && count >= withStyles.length * SHARED_BY)
    .map(([rule]) => rule);
}

/** `zh/x/react-charts/bars/index.html` → `react-charts` */
function getFamily(file: string): string | undefined {
  return GUIDE.exec(file)?.[1];
}

function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
