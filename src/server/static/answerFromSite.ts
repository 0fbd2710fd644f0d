import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { findRedirect } from '#model/delivery/findRedirect.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { prefersMarkdown } from './acceptance.ts';
import { answerForPlayground } from './answerForPlayground.ts';
import { answerWithFile } from './answerWithFile.ts';
import { answerWithText } from './answerWithText.ts';
import { decodePathname } from './decodePathname.ts';
import type { HeaderRecord, SiteAnswer, SiteRequest } from './SiteAnswer.ts';
import type { SiteFiles } from './SiteFiles.ts';

const NOT_FOUND = '/404.html';

/** Answers from the built site with a file, a redirect, or the "not found" page. */
export function answerFromSite(
  request: SiteRequest,
  site: SiteFiles,
): SiteAnswer | Promise<SiteAnswer> {
  const { rawPathname, search } = splitTarget(request.target);
  const pathname = decodePathname(rawPathname);
  if (pathname === undefined) return answerWithText(400, 'The URL is not valid.');
  const separate = answerForPlayground(request, pathname, site.config);
  if (separate) return separate;
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
  const target = findRedirect(
    pathname,
    (page) => site.files.has(`${page}index.html`),
    site.config.redirects,
  );
  if (target !== undefined) return answerWithRedirect(target, search);
  return answerMissing(request, site, pathname);
}

function answerWithNamed(
  request: SiteRequest,
  { directory, config, files }: SiteFiles,
  pathname: string,
): SiteAnswer | Promise<SiteAnswer> {
  const file = files.get(pathname);
  if (!file) return answerWithText(404, 'Not found.');
  return answerWithFile(request, { directory, pathname, file, config });
}

/** Answers with the "not found" page, or with a line of text for scripts, images, and other parts of a page. */
async function answerMissing(
  request: SiteRequest,
  site: SiteFiles,
  pathname: string,
): Promise<SiteAnswer> {
  const localized = addLocalePrefix(NOT_FOUND, parsePath(pathname).userLanguage);
  const page = site.files.has(localized) ? localized : NOT_FOUND;
  const isPart = /\.(?!html$)[a-z0-9]+$/i.test(pathname);
  if (isPart || !site.files.has(page)) return answerWithText(404, 'Not found.');
  // Ignore all other headers, because ranges and cached copies of this page don't apply to the missing one.
  const encodings = request.headers.get('accept-encoding');
  const headers = { get: (name: string) => (name === 'accept-encoding' ? encodings : null) };
  const answer = await answerWithNamed({ ...request, headers }, site, page);
  const { etag: _tag, 'accept-ranges': _ranges, ...rest } = answer.headers;
  return { ...answer, status: 404, headers: { ...rest, 'cache-control': CACHE_CONTROL.missing } };
}

/** Documents have the URL of their folder, so `/x/index.html` and `/404.html` aren't URLs. */
function isDocumentFile(pathname: string): boolean {
  return /\/(index|404)\.html$/.test(pathname);
}

async function addHeaders(
  answer: SiteAnswer | Promise<SiteAnswer>,
  headers: HeaderRecord,
): Promise<SiteAnswer> {
  const given = await answer;
  return { ...given, headers: { ...given.headers, ...headers } };
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

/** `/x/?a=1` → `/x/`, `?a=1` */
function splitTarget(target: string): { rawPathname: string; search: string } {
  const query = target.indexOf('?');
  if (query === -1) return { rawPathname: target, search: '' };
  return { rawPathname: target.slice(0, query), search: target.slice(query) };
}
