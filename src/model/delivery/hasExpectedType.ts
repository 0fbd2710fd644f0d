import { getContentType } from './contentTypes.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

/** Hosts use different names for some types, so each pattern covers all common variants. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  'text/html': /^text\/html$/,
  'text/css': /^text\/css$/,
  'text/javascript': /^(?:text|application)\/(?:x-)?javascript$/,
  'application/json': JSON_TYPE,
  'application/manifest+json': JSON_TYPE,
};

/**
 * Whether the content type of a response matches its URL: `/x/_astro/a.B1.js`, `text/html` → no.
 * A path that ends with a slash is a page. For images and fonts it's enough that the response isn't a page.
 */
export function hasExpectedType(pathname: string, contentType: string | null): boolean {
  const actual = getEssence(contentType ?? '');
  const expected = pathname.endsWith('/') ? 'text/html' : getEssence(getContentType(pathname));
  return EXPECTED[expected]?.test(actual) ?? (actual !== '' && actual !== 'text/html');
}

/** `Text/HTML; charset=utf-8` → `text/html` */
function getEssence(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
