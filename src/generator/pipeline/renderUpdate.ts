import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import { getFixturesDir } from '../fixtures/getFixturesDir.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { readDemoSheets } from '../stylesheets/demoSheets.ts';
import { linkInPages } from '../stylesheets/shareDemoStyles.ts';
import { finishPages } from './finishPages.ts';
import type { AffectedPages } from './findAffectedPages.ts';
import type { RenderedPath, Renderer } from './openRenderer.ts';
import { findRenamedLists, renameInPages } from './renameFamilyLists.ts';

export interface UpdateOptions {
  /** The site as it was built last. */
  dist: string;
  /** Gets the files that differ from those of the site. */
  staging: string;
  affected: AffectedPages;
  onProgress: OnProgress;
}

/** Routes of guides, their tabs, and the reference. The other pages can list any page. */
const NAVIGATED = /\[\.\.\.path\]/;
const TAB = /(?:components|hooks)-api\/$/;
/** Counts snippets in texts, so an edit of any text can change it. */
const COVERAGE = '/x/coverage/';
/** Code, pictures, and tables of demos, and facts about packages, which no text changes. */
const UNAFFECTED = /^\/x\/(?:(?:demos|chart-pictures|chart-tables)\/|package-versions\.json$)/;
/** Facts from the reference, which links to sections of guides. */
const REFERENCE = /^\/x\/(?:api-types|api-hints|completions|try-it)\//;

/** Renders what depends on edited texts: the guides with their tabs, and whatever is written from all texts. */
export async function renderUpdate(
  renderer: Renderer,
  paths: readonly RenderedPath[],
  { dist, staging, affected, onProgress }: UpdateOptions,
): Promise<{ files: number; pages: number; removed: string[] }> {
  rmSync(staging, { recursive: true, force: true });
  const write = (target: RenderedPath, body: Buffer) => {
    const file = path.join(staging, toFile(target));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  };
  const changed = new Set<string>();
  for (const target of paths) {
    const { isPage, pathname } = target;
    if (isPage || UNAFFECTED.test(pathname)) continue;
    if (REFERENCE.test(pathname) && !affected.hasOtherSections) continue;
    const body = await renderer.render(target);
    if (isBuilt(dist, target, body)) continue;
    changed.add(pathname);
    write(target, body);
  }
  const translate = (pathname: string) =>
    siteConfig.locales.map((locale) => addLocalePrefix(`${pathname}/`, locale));
  const guides = new Set(affected.pathnames.flatMap(translate));
  const roots = affected.roots.flatMap(translate);
  const pages = paths.filter(
    ({ isPage, pathname, component }) =>
      isPage &&
      (pathname === COVERAGE ||
        (affected.hasNewPages && !NAVIGATED.test(component)) ||
        guides.has(pathname) ||
        roots.some((root) => pathname.startsWith(root)) ||
        guides.has(pathname.replace(TAB, '')) ||
        // A page names the hash of its Markdown.
        changed.has(toMarkdownPath(pathname))),
  );
  for (const [index, target] of pages.entries()) {
    write(target, await renderer.render(target));
    onProgress(index + 1, pages.length);
  }
  const names = pages.map(toFile);
  // Texts don't change the demos of a page, so the stylesheets stay as they are.
  linkInPages(staging, names, readDemoSheets(dist));
  await finishPages(dist, { files: names.map((name) => path.join(staging, name)) });
  const renamed = findRenamedLists(
    dist,
    paths.map(({ pathname }) => pathname),
  );
  const linking = renameInPages(dist, staging, renamed);
  return {
    files: changed.size + linking,
    pages: pages.length,
    removed: [...renamed.keys()],
  };
}

/** Whether the site, or what its build kept for tests, has the same file. */
function isBuilt(dist: string, target: RenderedPath, body: Buffer): boolean {
  const files = [dist, getFixturesDir(dist)].map((folder) => path.join(folder, toFile(target)));
  return files.some((file) => existsSync(file) && readFileSync(file).equals(body));
}

/** `/x/` → `x/index.html`, `/zh/404/` → `zh/404.html`, `/x/llms.txt` → `x/llms.txt` */
function toFile({ pathname, isPage }: RenderedPath): string {
  if (!isPage) return pathname.slice(1);
  const name = pathname.slice(1);
  return /(?:^|\/)404\/$/.test(name) ? `${name.slice(0, -1)}.html` : `${name}index.html`;
}
