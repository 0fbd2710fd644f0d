import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import { toMarkdownPath } from '#model/machine-docs/DocsStore.ts';
import type { OnProgress } from '../processes/Progress.ts';
import { trimStylesheets } from '../stylesheets/trimStylesheets.ts';
import { openRenderer } from './openRenderer.ts';
import type { RenderedPath } from './openRenderer.ts';
import { provideUpdatedPages } from './provideUpdatedPages.ts';

export interface Update {
  dist: string;
  /** Texts that are newer than the renderer: `content/pages/react-charts/bars/page.mdx`. */
  files: readonly string[];
  /** Guides to render again: `/x/react-charts/bars`. */
  pathnames: readonly string[];
  onProgress: OnProgress;
}

const TAB = /(?:components|hooks)-api\/$/;
/** Counts snippets in texts, so an edit of any text can change it. */
const COVERAGE = '/x/coverage/';
/** Demos and the types of packages; no text changes them. */
const UNAFFECTED = /^\/x\/(demos|api-types)\//;

/** Renders what depends on the edited texts into the site: the guides with their tabs, and whatever is written from all texts. */
export async function renderUpdate({
  dist,
  files,
  pathnames,
  onProgress,
}: Update): Promise<{ rendered: number; pages: number }> {
  await provideUpdatedPages(files);
  const renderer = await openRenderer();
  const paths = await renderer.listPaths();
  const write = async (target: RenderedPath) => {
    const file = path.join(dist, toFile(target));
    const body = await renderer.render(target);
    const isSame = existsSync(file) && readFileSync(file).equals(body);
    if (isSame) return false;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
    return true;
  };
  const changedFiles = new Set<string>();
  const endpoints = paths.filter(({ isPage, pathname }) => !isPage && !UNAFFECTED.test(pathname));
  for (const target of endpoints) if (await write(target)) changedFiles.add(target.pathname);
  const guides = new Set(listGuideUrls(pathnames));
  const pages = paths.filter(
    ({ isPage, pathname }) =>
      isPage &&
      (pathname === COVERAGE ||
        guides.has(pathname) ||
        guides.has(pathname.replace(TAB, '')) ||
        // A page names the hash of its Markdown.
        changedFiles.has(toMarkdownPath(pathname))),
  );
  for (const [index, target] of pages.entries()) {
    await write(target);
    onProgress(index + 1, pages.length);
  }
  trimStylesheets(
    dist,
    pages.map((target) => path.join(dist, toFile(target))),
  );
  return { rendered: changedFiles.size + pages.length, pages: pages.length };
}

function listGuideUrls(pathnames: readonly string[]): string[] {
  return pathnames.flatMap((pathname) =>
    siteConfig.locales.map((locale) => addLocalePrefix(`${pathname}/`, locale)),
  );
}

/** `/x/` → `x/index.html`, `/x/llms.txt` → `x/llms.txt` */
function toFile({ pathname, isPage }: RenderedPath): string {
  if (!isPage) return pathname.slice(1);
  return pathname === '/404' ? '404.html' : `${pathname.slice(1)}index.html`;
}
