import { DocsError } from '../errors/DocsError.ts';
import { parsePath } from '../path/parsePath.ts';

export type Redirects = Readonly<Record<string, string>>;

const FILE = 'content/redirects.ts';

/** Old URLs must redirect to an existing page in a single step. */
export function checkRedirects(
  redirects: Redirects,
  hasPage: (pathname: string) => boolean,
): DocsError[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const fault = findFault(redirects, hasPage, from, to);
    return fault ? [fault] : [];
  });
}

function findFault(
  redirects: Redirects,
  hasPage: (pathname: string) => boolean,
  from: string,
  to: string,
): DocsError | undefined {
  const fail = (message: string, hint: string) => new DocsError(message, { file: FILE, hint });
  if (!isPublicPath(from) || !isPublicPath(withoutAnchor(to))) {
    return fail(
      `The redirect ${from} → ${to} must use public paths.`,
      'start and end both sides with a slash.',
    );
  }
  if (hasPage(parsePath(from).canonicalPathname)) {
    return fail(`The redirect ${from} hides a page.`, 'remove the redirect or the page.');
  }
  if (Object.hasOwn(redirects, withoutAnchor(to))) {
    const end = follow(redirects, to);
    return end === undefined
      ? fail(`The redirect ${from} → ${to} is part of a loop.`, 'point it to a page.')
      : fail(`The redirect ${from} → ${to} is redirected again.`, `point it to ${end}.`);
  }
  if (!hasPage(parsePath(to).canonicalPathname)) {
    return fail(`The redirect ${from} points to ${to}, which isn't a page.`, 'point it to a page.');
  }
  return undefined;
}

/** Returns the last URL in a chain of redirects, or undefined if the chain loops. */
function follow(redirects: Redirects, start: string): string | undefined {
  const seen = new Set<string>();
  let url = start;
  for (;;) {
    const next = redirects[withoutAnchor(url)];
    if (next === undefined) return url;
    if (seen.has(url)) return undefined;
    seen.add(url);
    url = next;
  }
}

/** `/x/introduction/licensing/#key` → `/x/introduction/licensing/` */
function withoutAnchor(url: string): string {
  return url.replace(/#.*$/, '');
}

function isPublicPath(path: string): boolean {
  return /^\/(?:[^/]+\/)*$/.test(path);
}
