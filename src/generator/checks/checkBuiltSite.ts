import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURES_PREFIX } from '#model/demo/Demo.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { toProjectPath } from '../files/directories.ts';
import { parseBuiltPage } from './BuiltPage.ts';
import type { BuiltPage } from './BuiltPage.ts';

export interface BuiltSiteContext {
  dist: string;
  siteUrl: string;
  redirects: Readonly<Record<string, string>>;
}

export interface BuiltSiteReport {
  faults: DocsError[];
  pages: number;
  links: number;
}

/** Checks that every URL and anchor in the built HTML exists, that ids are unique, and that each page has one h1. */
export function checkBuiltSite(context: BuiltSiteContext): BuiltSiteReport {
  const pages = readBuiltPages(context);
  const report: BuiltSiteReport = { faults: [], pages: 0, links: 0 };
  if (pages.size === 0) {
    const hint = 'run: npm run build';
    report.faults.push(
      new DocsError('There is no built site.', { file: toProjectPath(context.dist), hint }),
    );
    return report;
  }
  // Every page contains the navigation, but a broken link in it is only reported once.
  const broken = new Map<string, { message: string; hint: string; on: string[] }>();
  for (const page of pages.values()) {
    if (!page.url.startsWith(PICTURES_PREFIX)) report.pages += 1;
    report.faults.push(...checkPage(page, context.dist));
    for (const href of page.hrefs) {
      report.links += 1;
      const fault = findLinkFault(href, page, pages, context);
      if (!fault) continue;
      const known = broken.get(fault.message) ?? { ...fault, on: [] };
      known.on.push(page.url);
      broken.set(fault.message, known);
    }
  }
  for (const { message, hint, on } of broken.values()) {
    const others = on.length > 1 ? ` (and on ${on.length - 1} more pages)` : '';
    const file = toProjectPath(toFile(context.dist, on[0] ?? '/'));
    report.faults.push(new DocsError(`${message}${others}`, { file, hint }));
  }
  return report;
}

/** Parts of other pages, which nobody opens directly: the frame of the playground and pictures of demos. */
const FRAMES = ['/playground/frame/', PICTURES_PREFIX];

function checkPage(page: BuiltPage, dist: string): DocsError[] {
  const file = toProjectPath(toFile(dist, page.url));
  const faults = [...page.duplicateIds].map(
    (id) =>
      new DocsError(`The id "${id}" is used twice.`, {
        file,
        hint: 'give one of them another name.',
      }),
  );
  if (page.headings !== 1 && !FRAMES.some((prefix) => page.url.startsWith(prefix))) {
    const hint = 'a page has one h1, its title.';
    faults.push(new DocsError(`The page has ${page.headings} h1.`, { file, hint }));
  }
  return faults;
}

function findLinkFault(
  href: string,
  page: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  { dist, redirects }: BuiltSiteContext,
): { message: string; hint: string } | undefined {
  if (/^(mailto:|data:|blob:)/.test(href)) return undefined;
  const url = new URL(href, `https://site.invalid${page.url}`);
  if (url.host !== 'site.invalid' || url.pathname.startsWith('/blog/')) return undefined;
  const pathname = decodeURIComponent(url.pathname);
  const target = pages.get(pathname);
  if (!target) {
    if (isFile(path.join(dist, pathname))) return undefined;
    const { canonicalAsServer } = parsePath(pathname);
    return describeMissing(pathname, pages, redirects[canonicalAsServer]);
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || anchor.startsWith(':~:') || hasAnchor(target, anchor, pages))
    return undefined;
  const [nearest] = findNearest(anchor, target.ids);
  return {
    message: `There is no #${anchor} on ${target.url}.`,
    hint: nearest ? `did you mean #${nearest}?` : 'link to the id of a heading there.',
  };
}

/** Whether a page has an anchor. A page without a translation links to the English one, so the anchors there count, too. */
function hasAnchor(
  target: BuiltPage,
  anchor: string,
  pages: ReadonlyMap<string, BuiltPage>,
): boolean {
  if (target.ids.has(anchor)) return true;
  const english = target.isUntranslated
    ? pages.get(parsePath(target.url).canonicalAsServer)
    : undefined;
  return english?.ids.has(anchor) ?? false;
}

function describeMissing(
  pathname: string,
  pages: ReadonlyMap<string, BuiltPage>,
  redirect: string | undefined,
): { message: string; hint: string } {
  const message = `There is nothing at ${pathname}.`;
  if (redirect) return { message, hint: `it is redirected: link to ${redirect}.` };
  if (pages.has(`${pathname}/`)) return { message, hint: `write ${pathname}/.` };
  const [nearest] = findNearest(pathname, pages.keys());
  return {
    message,
    hint: nearest ? `did you mean ${nearest}?` : 'remove the link, or add the page or file.',
  };
}

function readBuiltPages({ dist, siteUrl }: BuiltSiteContext): Map<string, BuiltPage> {
  if (!existsSync(dist)) return new Map();
  return new Map(
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const url = toUrl(file);
        return [url, parseBuiltPage(url, readFileSync(path.join(dist, file), 'utf8'), siteUrl)];
      }),
  );
}

/** `x/introduction/index.html` → `/x/introduction/` */
function toUrl(file: string): string {
  return `/${file.split(path.sep).join('/')}`.replace(/index\.html$/, '');
}

function toFile(dist: string, url: string): string {
  return path.join(dist, url.endsWith('/') ? `${url}index.html` : url);
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
