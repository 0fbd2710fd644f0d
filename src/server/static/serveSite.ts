import { CACHE_CONTROL } from '#build/delivery/cacheControl.ts';
import { NO_CONTENT_POLICY } from '#build/delivery/contentSecurityPolicy.ts';
import { findRedirect } from '#build/delivery/findRedirect.ts';
import { SECURITY_HEADERS } from '#build/delivery/securityHeaders.ts';
import { addLocalePrefix } from '#model/Locale.ts';
import { parsePath } from '#model/parsePath.ts';
import { prefersMarkdown } from './acceptance.ts';
import { decodePathname } from './decodePathname.ts';
import { sendFile } from './sendFile.ts';
import type { SendOptions } from './sendFile.ts';
import type { SiteFiles } from './SiteFiles.ts';

const NOT_FOUND = '/404.html';

/** Answers a GET or HEAD request from the built site. */
export function serveSite(request: Request, site: SiteFiles): Response | Promise<Response> {
  const { rawPathname, search } = splitUrl(request.url);
  const pathname = decodePathname(rawPathname);
  if (pathname === undefined) return sendText('The address is not valid.', 400);
  const send = (file: string, options?: SendOptions) => sendNamed(request, site, file, options);

  if (pathname.endsWith('/')) {
    const page = `${pathname}index.html`;
    const twin = `${pathname.slice(0, -1)}.md`;
    if (site.files.has(twin) && prefersMarkdown(request.headers.get('accept'))) {
      return send(twin, { headers: { 'content-location': twin, vary: 'Accept-Encoding, Accept' } });
    }
    if (site.files.has(page)) return send(page);
  } else if (site.files.has(pathname) && !isDocumentFile(pathname)) {
    return send(pathname);
  }
  const target = findRedirect(pathname, (page) => site.files.has(`${page}index.html`));
  if (target !== undefined) return sendRedirect(target, search);
  return sendNotFound(request, site, pathname);
}

function sendNamed(
  request: Request,
  { directory, files }: SiteFiles,
  pathname: string,
  options?: SendOptions,
): Response | Promise<Response> {
  const file = files.get(pathname);
  if (!file) return sendText('Not found.', 404);
  return sendFile(request, { directory, pathname, file }, options);
}

/** The page for readers; a line of text for scripts, pictures and other parts of a page. */
function sendNotFound(
  request: Request,
  site: SiteFiles,
  pathname: string,
): Response | Promise<Response> {
  const localized = addLocalePrefix(NOT_FOUND, parsePath(pathname).userLanguage);
  const page = site.files.has(localized) ? localized : NOT_FOUND;
  const isPart = /\.(?!html$)[a-z0-9]+$/i.test(pathname);
  if (isPart || !site.files.has(page)) return sendText('Not found.', 404);
  const headers = { 'cache-control': CACHE_CONTROL.missing };
  return sendNamed(request, site, page, { status: 404, headers });
}

/** Documents are known by their folder; `/x/index.html` and `/404.html` are no addresses. */
function isDocumentFile(pathname: string): boolean {
  return /\/(index|404)\.html$/.test(pathname);
}

function sendRedirect(target: string, search: string): Response {
  const [pathname = '', anchor] = target.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return new Response(null, {
    status: 301,
    headers: {
      ...SECURITY_HEADERS,
      location: `${encodeURI(pathname)}${search}${hash}`,
      'cache-control': CACHE_CONTROL.redirect,
    },
  });
}

function sendText(message: string, status: number): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': CACHE_CONTROL.missing,
      'content-security-policy': NO_CONTENT_POLICY,
    },
  });
}

/** `http://host/x/?a=1` → `/x/`, `?a=1`; quicker than a parser, and the server made the URL itself. */
function splitUrl(url: string): { rawPathname: string; search: string } {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  const hash = url.indexOf('#', start);
  const end = hash === -1 ? url.length : hash;
  if (query === -1 || query > end) return { rawPathname: url.slice(start, end), search: '' };
  return { rawPathname: url.slice(start, query), search: url.slice(query, end) };
}
