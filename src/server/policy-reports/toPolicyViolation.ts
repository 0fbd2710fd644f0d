import { parsePath } from '#model/path/parsePath.ts';
import type { PolicyViolation } from '../storage/Storage.ts';
import type { ReportedViolation } from './policyReportSchema.ts';

const MAX_LENGTH = 200;
/** Stored for pages that don't exist. */
const OTHER_PAGE = 'other';

/**
 * Keeps what's needed to find the cause of a violation, and nothing about the visitor. Removes the query of every URL, and the path of
 * URLs on other sites, because both can contain personal data.
 */
export function toPolicyViolation(
  { documentUrl, directive, blockedUrl, sourceUrl, line }: ReportedViolation,
  pages: ReadonlySet<string>,
): PolicyViolation {
  const document = URL.parse(documentUrl);
  const page = parsePath(document?.pathname ?? '').canonicalPathname;
  const shorten = (url: string) => shortenUrl(url, document?.origin);
  const source = shorten(sourceUrl);
  return {
    page: pages.has(page) ? page : OTHER_PAGE,
    // Older browsers send the whole directive: `script-src 'self'`.
    directive: /^[a-z-]+/.exec(directive.toLowerCase())?.[0].slice(0, 40) ?? '',
    blocked: shorten(blockedUrl),
    source: source.startsWith('/') && line !== undefined ? `${source}:${line}` : source,
  };
}

/** `https://docs.test/x/a.js?b` → `/x/a.js` on docs.test, `https://other.test/a` → `https://other.test`, `inline` → `inline` */
function shortenUrl(url: string, origin: string | undefined): string {
  const parsed = URL.parse(url);
  if (!parsed) return url.slice(0, MAX_LENGTH);
  if (parsed.origin === origin) return parsed.pathname.slice(0, MAX_LENGTH);
  // Schemes such as `chrome-extension:` and `data:` have no origin.
  return (parsed.origin === 'null' ? parsed.protocol : parsed.origin).slice(0, MAX_LENGTH);
}
