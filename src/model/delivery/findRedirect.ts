import { isLocale } from '../locale/Locale.ts';
import type { RedirectRule } from './DeliveryConfig.ts';

/** Returns where a path without a page redirects to. It applies all rules and the trailing slash in a single step. */
export function findRedirect(
  pathname: string,
  hasPage: (pathname: string) => boolean,
  rules: readonly RedirectRule[],
): string | undefined {
  let target = pathname;
  let query = '';
  // At most two rules apply one after the other (`/en/x/old/`). More than that would be a loop.
  for (let step = 0; step < 3 && !isPage(target, hasPage); step += 1) {
    const next = applyRules(withSlash(target), rules);
    if (next === undefined) break;
    [target = '', query = query] = splitQuery(next);
  }
  if (isPage(target, hasPage)) target = withSlash(target.replace(/\/index\.html$/, '/'));
  return target === pathname ? undefined : addQuery(target, query);
}

/** `/x/new/?v=7` → `/x/new/`, `?v=7` */
function splitQuery(target: string): string[] {
  return target.split(/(?=\?)/);
}

/** `/x/new/#part`, `?v=7` → `/x/new/?v=7#part` */
function addQuery(target: string, query: string): string {
  return target.replace(/(?=#)|$/, () => query);
}

function isPage(pathname: string, hasPage: (pathname: string) => boolean): boolean {
  return hasPage(withSlash(withoutAnchor(pathname).replace(/\/index\.html$/, '/')));
}

function applyRules(pathname: string, rules: readonly RedirectRule[]): string | undefined {
  for (const rule of rules) {
    const target = applyRule(pathname, rule);
    if (target !== undefined) return target;
  }
  return undefined;
}

function applyRule(pathname: string, { from, to }: RedirectRule): string | undefined {
  if (!from.endsWith('/*')) return pathname === from ? to : undefined;
  const start = findStart(pathname, from.slice(0, -1));
  return start === undefined ? undefined : to.replace(':splat', () => pathname.slice(start.length));
}

/** The part before the star: `/fr/x/introduction/` by `/:lang/x/` → `/fr/x/` */
function findStart(pathname: string, pattern: string): string | undefined {
  const language = pattern.startsWith('/:lang/') ? readOtherLanguage(pathname) : '';
  if (language === undefined) return undefined;
  const start = pattern.replace(':lang', language);
  return pathname.startsWith(start) ? start : undefined;
}

/** `/fr/x/introduction/` → `fr`; `undefined` for a language of the site. */
function readOtherLanguage(pathname: string): string | undefined {
  const code = /^\/([a-z]{2})\//.exec(pathname)?.[1];
  return isLocale(code) ? undefined : code;
}

function withSlash(pathname: string): string {
  return /\/$|#|\.[a-z0-9]+$/i.test(pathname) ? pathname : `${pathname}/`;
}

function withoutAnchor(pathname: string): string {
  return pathname.replace(/#.*$/, '');
}
