import { visit } from 'unist-util-visit';
import { isApiPage, stripDocsTab } from '#model/path/docsTab.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { TOOL_PATHNAMES } from '#model/navigation/toolPages.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { isMdxElement, readStringAttribute } from '../content/jsxAttributes.ts';

export interface LinkContext {
  pages: readonly PageSource[];
  /** Pathnames of the whole navigation, including unwritten pages, and of pages that aren't guides. */
  pathnames: ReadonlySet<string>;
  redirects: Readonly<Record<string, string>>;
}

export interface LinkReport {
  faults: DocsError[];
  /** Pathnames that are linked and in the navigation, but have no page yet. */
  waiting: Set<string>;
}

interface Link {
  href: string;
  line: number | undefined;
}

/** Checks that every internal link is written as a public URL, and that its page and section exist. */
export function checkLinks({ pages, pathnames, redirects }: LinkContext): LinkReport {
  const report: LinkReport = { faults: [], waiting: new Set() };
  const find = createPageFinder(pages);
  for (const page of pages) {
    for (const { href, line } of listLinks(page)) {
      const fail = (message: string, hint: string) =>
        report.faults.push(new DocsError(message, { file: toProjectPath(page.file), line, hint }));
      const fault = findFormFault(href, redirects);
      if (fault) {
        fail(...fault);
        continue;
      }
      if (isOutside(href)) continue;
      const [path = '', anchor] = href.split('#', 2);
      const pathname =
        path === '' ? page.pathname : stripDocsTab(parsePath(path).canonicalPathname);
      const target = find(pathname, page.locale);
      if (!target) {
        if (TOOL_PATHNAMES.has(pathname)) continue;
        // The reference is generated. The check of the built site finds broken links to it.
        if (pathnames.has(pathname) && pathname.startsWith('/x/api/')) continue;
        if (pathnames.has(pathname)) report.waiting.add(pathname);
        else fail(`There is no page at ${path}.`, suggest(pathname, pathnames));
        continue;
      }
      // The text of API tabs is generated, so their anchors are only known once the site is built.
      const anchors = listAnchors(target);
      if (anchor && !isApiPage(path) && !anchors.includes(anchor)) {
        const [nearest] = findNearest(anchor, anchors);
        fail(
          `There is no section "#${anchor}" in ${toProjectPath(target.file)}.`,
          `${nearest ? `did you mean "#${nearest}"? ` : ''}Sections: ${anchors.join(', ') || 'none'}.`,
        );
      }
    }
  }
  return report;
}

/** Lists everything on a page that a link can point to: sections and demos. */
function listAnchors({ headings, demos }: PageSource): string[] {
  return [...headings.map(({ id }) => id), ...demos.map(({ name }) => name)];
}

function findFormFault(
  href: string,
  redirects: LinkContext['redirects'],
): [message: string, hint: string] | undefined {
  if (href.startsWith('http://')) {
    return [`The link ${href} is not secure.`, `write ${href.replace('http:', 'https:')}.`];
  }
  if (isOutside(href) || href.startsWith('#')) return undefined;
  if (!href.startsWith('/')) {
    return [
      `The link "${href}" is relative to the page.`,
      'start it with a slash, or with https://.',
    ];
  }
  const [path = '', anchor] = href.split('#', 2);
  const { userLanguage, canonicalAs } = parsePath(path);
  if (userLanguage !== DEFAULT_LOCALE) {
    return [
      `The link ${href} names a language.`,
      `write ${canonicalAs}; the reader's language is added.`,
    ];
  }
  if (!path.endsWith('/') && !/\.\w+$/.test(path)) {
    return [
      `The link ${href} lacks its closing slash.`,
      `write ${path}/${anchor ? `#${anchor}` : ''}.`,
    ];
  }
  const target = redirects[path];
  if (target) return [`The link ${href} is redirected.`, `write ${target}.`];
  return undefined;
}

/** Finds the page in the given language, or in English if there's no translation. */
function createPageFinder(pages: readonly PageSource[]) {
  const byKey = new Map(pages.map((page) => [`${page.locale}:${page.pathname}`, page]));
  return (pathname: string, locale: Locale) =>
    byKey.get(`${locale}:${pathname}`) ?? byKey.get(`${DEFAULT_LOCALE}:${pathname}`);
}

function listLinks(page: PageSource): Link[] {
  const links: Link[] = [];
  visit(page.tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (isMdxElement(node) && (node.name === 'a' || node.name === 'Example')) {
      links.push({ href: readStringAttribute(node, 'href') ?? '', line });
    }
  });
  return links;
}

/** Whether a link leaves the pages of this site: other sites, email, files, and the blog, which isn't built here. */
function isOutside(href: string): boolean {
  return (
    /^(https?:|mailto:)/.test(href) || href.startsWith('/blog/') || /^\/[^#]*\.\w+(#|$)/.test(href)
  );
}

function suggest(pathname: string, pathnames: ReadonlySet<string>): string {
  const [nearest] = findNearest(pathname, pathnames);
  return nearest
    ? `did you mean ${nearest}/?`
    : 'link to a page of content/navigation.ts, with its closing slash.';
}
