import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import { getFixturesDir } from '../fixtures/getFixturesDir.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { readDemoSheets } from '../stylesheets/demoSheets.ts';
import { linkInPages } from '../stylesheets/shareDemoStyles.ts';
import { finishPages } from './finishPages.ts';
import type { AffectedPages } from './findAffectedPages.ts';
import { createPageTest } from './isAffected.ts';
import type { Renderer } from './openRenderer.ts';
import { findRenamedLists, renameInPages } from './renameFamilyLists.ts';
import { removeRendered, toFile, writeRendered } from './renderedFiles.ts';
import type { RenderedPath } from './renderedFiles.ts';

export interface UpdateOptions {
  /** The site as it was built last. */
  dist: string;
  /** Gets the files that differ from those of the site. */
  staging: string;
  /** Gets the same files before other steps change them. */
  rendered: string;
  affected: AffectedPages;
  onProgress: OnProgress;
}

/** Code, pictures, and tables of demos, and facts about packages, which no text changes. */
const UNAFFECTED = /^\/x\/(?:(?:demos|chart-pictures|chart-tables)\/|package-versions\.json$)/;
/** Facts from the reference, which links to sections of guides. */
const REFERENCE = /^\/x\/(?:api-types|api-hints|completions|try-it)\//;

/** Renders what depends on edited texts: the guides with their tabs, and whatever is written from all texts. */
export async function renderUpdate(
  renderer: Renderer,
  paths: readonly RenderedPath[],
  { dist, staging, rendered, affected, onProgress }: UpdateOptions,
): Promise<{ files: number; pages: number; removed: string[] }> {
  rmSync(staging, { recursive: true, force: true });
  removeRendered(rendered);
  const write = (target: RenderedPath, body: Buffer) => {
    writeRendered(target, body, staging);
    writeRendered(target, body, rendered);
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
  const isAffected = createPageTest(affected);
  const pages = paths.filter(
    (target) =>
      target.isPage &&
      // A page names the hash of its Markdown.
      (isAffected(target) || changed.has(toMarkdownPath(target.pathname))),
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
