import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../http/readJson.ts';
import { isForeignOrigin } from '../http/isForeignOrigin.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendJson } from '../http/sendJson.ts';
import { createAddressHasher } from '../limits/createAddressHasher.ts';
import { createRateLimiter } from '../limits/createRateLimiter.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import { createDocsSource } from './createDocsSource.ts';

export const MCP_PATH = '/mcp';

export interface McpSettings {
  site: SiteFilesSource;
  origins: readonly string[];
  /** Messages that one address may send in a minute; 0 sets no limit. */
  perMinute: number;
  now: () => number;
  timeoutMs?: number;
}

const MAX_BYTES = 64 * 1024;
const MAX_BATCH = 20;
const MINUTE_MS = 60_000;

/** `POST /mcp`: Streamable HTTP without sessions, each request answered by itself in JSON. */
export function createMcpHandler(settings: McpSettings) {
  const { site, origins, perMinute, now, timeoutMs = 10_000 } = settings;
  const hashAddress = createAddressHasher();
  const limitRate = createRateLimiter({ limit: perMinute, windowMs: MINUTE_MS });
  const getDocs = createDocsSource(site);

  function checkRate(address: string, messages: number): void {
    const time = now();
    const reader = hashAddress(address, time);
    const waits = Array.from({ length: messages }, () => limitRate(reader, time));
    const waitSeconds = Math.max(...waits);
    if (waitSeconds === 0) return;
    throw new RequestFault(429, `Too many requests. Try again in ${waitSeconds} s.`, {
      headers: { 'retry-after': String(waitSeconds) },
    });
  }

  async function answer(request: Request, address: string): Promise<Response> {
    if (isForeignOrigin(request, origins)) {
      throw new RequestFault(403, 'Pages of other sites may not call this server.');
    }
    checkRate(address, 1);
    const body = await readJson(request, { maxBytes: MAX_BYTES, types: ['application/json'] });
    if (Array.isArray(body)) {
      if (body.length === 0 || body.length > MAX_BATCH) {
        throw new RequestFault(400, `Send 1 to ${MAX_BATCH} messages at once.`);
      }
      if (body.length > 1) checkRate(address, body.length - 1);
    }
    // The protocol and its parser are loaded by the first who speaks it.
    const { answerMessage } = await import('./answerMessage.ts');
    const response = answerMessage(request, body, await getDocs());
    // A message that cancels another one in the same batch would leave it without an answer for ever.
    const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
      throw new RequestFault(504, 'There was no answer in time.');
    });
    return Promise.race([response, late]);
  }

  return (request: Request, { address }: RequestContext): Promise<Response> =>
    answer(request, address).catch((error: unknown) => {
      if (error instanceof RequestFault) return sendProtocolFault(error);
      throw error;
    });
}

/** The protocol's own form of a refusal, with the status that HTTP has for it. */
export function sendProtocolFault({ status, message, headers }: RequestFault): Response {
  const code = status === 400 && message.includes('JSON') ? -32700 : -32600;
  return sendJson(status, { jsonrpc: '2.0', error: { code, message }, id: null }, headers);
}
