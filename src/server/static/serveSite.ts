import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { NO_CONTENT_POLICY } from '#model/delivery/contentSecurityPolicy.ts';
import { findRedirect } from '#model/delivery/findRedirect.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { prefersMarkdown } from './acceptance.ts';
import { answerWithFile } from './answerWithFile.ts';
import { decodePathname } from './decodePathname.ts';
import type { HeaderRecord, SiteAnswer, SiteRequest } from './SiteAnswer.ts';
import type { SiteFiles } from './SiteFiles.ts';

const NOT_FOUND = '/404.html';

/** Answers from the built site: a file, a redirect, or the page that says there is neither. */
export function serveSite(request: SiteRequest, site: SiteFiles): SiteAnswer | Promise<SiteAnswer> {
  const { rawPathname, search } = splitTarget(request.target);
  const pathname = decodePathname(rawPathname);
  if (pathname === undefined) return answerWithText(400, 'The address is not valid.');
  if (pathname.endsWith('/')) {
    const twin = `${pathname.slice(0, -1)}.md`;
    if (prefersMarkdown(request.headers.get('accept')) && site.files.has(twin)) {
      const headers = { 'content-location': twin, vary: 'Accept-Encoding, Accept' };
      return addHeaders(answerWithNamed(request, site, twin), headers);
    }
    const page = `${pathname}index.html`;
    if (site.files.has(page)) return answerWithNamed(request, site, page);
  } else if (site.files.has(pathname) && !isDocumentFile(pathname)) {
    return answerWithNamed(request, site, pathname);
  }
  const target = findRedirect(pathname, (page) => site.files.has(`${page}index.html`));
  if (target !== undefined) return answerWithRedirect(target, search);
  return answerMissing(request, site, pathname);
}

function answerWithNamed(
  request: SiteRequest,
  { directory, files }: SiteFiles,
  pathname: string,
): SiteAnswer | Promise<SiteAnswer> {
  const file = files.get(pathname);
  if (!file) return answerWithText(404, 'Not found.');
  return answerWithFile(request, { directory, pathname, file });
}

/** The page for readers; a line of text for scripts, pictures and other parts of a page. */
async function answerMissing(
  request: SiteRequest,
  site: SiteFiles,
  pathname: string,
): Promise<SiteAnswer> {
  const localized = addLocalePrefix(NOT_FOUND, parsePath(pathname).userLanguage);
  const page = site.files.has(localized) ? localized : NOT_FOUND;
  const isPart = /\.(?!html$)[a-z0-9]+$/i.test(pathname);
  if (isPart || !site.files.has(page)) return answerWithText(404, 'Not found.');
  // Neither a part of this page nor a copy of it answers the question that was asked.
  const encodings = request.headers.get('accept-encoding');
  const headers = { get: (name: string) => (name === 'accept-encoding' ? encodings : null) };
  const answer = await answerWithNamed({ ...request, headers }, site, page);
  const { etag: _tag, 'accept-ranges': _ranges, ...rest } = answer.headers;
  return {
    status: 404,
    headers: { ...rest, 'cache-control': CACHE_CONTROL.missing },
    body: answer.body,
  };
}

/** Documents are known by their folder; `/x/index.html` and `/404.html` are no addresses. */
function isDocumentFile(pathname: string): boolean {
  return /\/(index|404)\.html$/.test(pathname);
}

async function addHeaders(
  answer: SiteAnswer | Promise<SiteAnswer>,
  headers: HeaderRecord,
): Promise<SiteAnswer> {
  const { status, headers: own, body } = await answer;
  return { status, headers: { ...own, ...headers }, body };
}

function answerWithRedirect(target: string, search: string): SiteAnswer {
  const [pathname = '', anchor] = target.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return {
    status: 301,
    headers: {
      ...SECURITY_HEADERS,
      location: `${encodeURI(pathname)}${pathname.includes('?') ? search.replace('?', '&') : search}${hash}`,
      'cache-control': CACHE_CONTROL.redirect,
      'content-length': '0',
    },
    body: null,
  };
}

function answerWithText(status: number, message: string): SiteAnswer {
  const body = new TextEncoder().encode(`${message}\n`);
  return {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.byteLength),
      'cache-control': CACHE_CONTROL.missing,
      'content-security-policy': NO_CONTENT_POLICY,
    },
    body,
  };
}

/** `/x/?a=1` → `/x/`, `?a=1` */
function splitTarget(target: string): { rawPathname: string; search: string } {
  const query = target.indexOf('?');
  if (query === -1) return { rawPathname: target, search: '' };
  return { rawPathname: target.slice(0, query), search: target.slice(query) };
}
