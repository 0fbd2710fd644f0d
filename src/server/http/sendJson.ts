import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { NO_CONTENT_POLICY } from '#model/delivery/contentSecurityPolicy.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import type { RequestFault } from './RequestFault.ts';

const HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': CACHE_CONTROL.private,
  'content-security-policy': NO_CONTENT_POLICY,
};

export function sendJson(
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): Response {
  return new Response(`${JSON.stringify(value)}\n`, {
    status,
    headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

export function sendNothing(): Response {
  return new Response(null, { status: 204, headers: HEADERS });
}

/** `{ "message": "…", "field": "comment" }` */
export function sendFault({ status, message, field, headers }: RequestFault): Response {
  return sendJson(status, { message, field }, headers);
}
