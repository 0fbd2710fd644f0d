import type { SiteRequest } from '../static/SiteAnswer.ts';

/** Headers that don't affect framing or the connection. Requests with any other header go to Node's parser. */
const KNOWN_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cdn-loop',
  'cache-control',
  'cf-connecting-ip',
  'cf-ipcountry',
  'cf-ray',
  'cf-visitor',
  'cookie',
  'dnt',
  'forwarded',
  'host',
  'if-none-match',
  'origin',
  'pragma',
  'priority',
  'referer',
  'sec-ch-ua',
  'sec-ch-ua-mobile',
  'sec-ch-ua-platform',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'sec-purpose',
  'upgrade-insecure-requests',
  'traceparent',
  'tracestate',
  'user-agent',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-request-id',
]);

/** Matches the whole head: a simple path, then lines of printable characters that start with a name. */
const PLAIN_HEAD = /^GET (\/[\w/.~-]*) HTTP\/1\.1(?:\r\n[A-Za-z-]+:[\x20-\x7e]*)+\r\n\r\n$/;
const MAX_LENGTH = 8192;

/**
 * Parses exactly one simple GET request. Returns `undefined` for anything else, even if it's valid: bodies, ranges,
 * unusual paths and headers, several requests at once, or part of one.
 */
export function parsePlainRequest(text: string): SiteRequest | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const target = PLAIN_HEAD.exec(text)?.[1];
  if (target === undefined || target.includes('//') || target.includes('/.')) return undefined;
  const headers = parseHeaders(text);
  if (!headers?.has('host')) return undefined;
  return {
    method: 'GET',
    target,
    isReused: true,
    headers: { get: (name) => headers.get(name) ?? null },
  };
}

/** Parses the lines after the first one. The pattern has made sure that each has a name and a colon. */
function parseHeaders(text: string): Map<string, string> | undefined {
  const headers = new Map<string, string>();
  let start = text.indexOf('\r\n') + 2;
  while (start < text.length - 2) {
    const colon = text.indexOf(':', start);
    const end = text.indexOf('\r\n', colon);
    const name = text.slice(start, colon).toLowerCase();
    const value = text.slice(colon + 1, end).trim();
    start = end + 2;
    if (name === 'connection' && value.toLowerCase() === 'keep-alive') continue;
    if (!KNOWN_HEADERS.has(name) || headers.has(name)) return undefined;
    headers.set(name, value);
  }
  return headers;
}
