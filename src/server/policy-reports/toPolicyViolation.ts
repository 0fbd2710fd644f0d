import { parsePath } from '#model/path/parsePath.ts';
import type { PolicyViolation } from '../storage/Storage.ts';
import type { ReportedViolation } from './policyReportSchema.ts';

const MAX_LENGTH = 200;
/** A page that the site doesn't have, such as one that isn't found. */
const OTHER_PAGE = 'other';

/**
 * What is stored of a violation: enough to find its cause, and nothing about the visitor. URLs lose their query, and those of other
 * sites their path, because both can contain personal data.
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
  // Only schemes such as https have an origin: `chrome-extension:`, `data:`.
  return (parsed.origin === 'null' ? parsed.protocol : parsed.origin).slice(0, MAX_LENGTH);
}
