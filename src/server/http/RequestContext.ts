import { randomUUID } from 'node:crypto';
import { createHstsHeader } from '#model/delivery/hstsHeader.ts';
import type { HstsScope } from '#model/delivery/hstsHeader.ts';

/** Metadata of a request. */
export interface RequestContext {
  /** Sent to the client and written to the log, so that a report can be matched with its log lines. */
  id: string;
  /** The client's IP address. It's never stored. */
  address: string;
  /** Headers that every response to this request has. */
  headers: Readonly<Record<string, string>>;
}

interface HeaderReader {
  get(name: string): string | null;
}

export interface ProxySettings {
  trustedProxies: number;
  hstsScope: HstsScope;
}

const PROCESS_ID = randomUUID().slice(0, 8);
let count = 0;

export function createRequestContext(
  headers: HeaderReader,
  remoteAddress: string | undefined,
  { trustedProxies, hstsScope }: ProxySettings,
): RequestContext {
  const isBehindProxy = trustedProxies > 0;
  const id = (isBehindProxy && readRequestId(headers)) || createRequestId();
  const isSecure = isBehindProxy && headers.get('x-forwarded-proto') === 'https';
  const forwarded = isBehindProxy ? headers.get('x-forwarded-for') : null;
  return {
    id,
    address: readForwarded(forwarded, trustedProxies) ?? remoteAddress ?? 'unknown',
    headers: isSecure
      ? { 'x-request-id': id, ...createHstsHeader(hstsScope) }
      : { 'x-request-id': id },
  };
}

export function createRequestId(): string {
  count += 1;
  return `${PROCESS_ID}-${count.toString(36)}`;
}

/** Each trusted proxy appends the IP address it sees. The client can set everything before that. */
function readForwarded(header: string | null, trustedProxies: number): string | undefined {
  const addresses = header?.split(',').map((part) => part.trim()) ?? [];
  return addresses.at(-trustedProxies) ?? addresses[0];
}

function readRequestId(headers: HeaderReader): string | undefined {
  const id = headers.get('x-request-id') ?? '';
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}
