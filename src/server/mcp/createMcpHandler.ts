import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../http/readJson.ts';
import type { RequestContext } from '../http/RequestContext.ts';
import { RequestFault } from '../http/RequestFault.ts';
import { sendJson } from '../http/sendJson.ts';
import type { SharedStorage } from '../limits/createSharedCounter.ts';
import { createVisitorLimiter } from '../limits/createVisitorLimiter.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import { createDocsSource } from './createDocsSource.ts';

export const MCP_PATH = '/mcp';

export interface McpSettings {
  site: SiteFilesSource;
  /** Throws for requests from pages of other sites. */
  refuseForeign: (request: Request) => void;
  /** How many messages one visitor may send per minute. 0 sets no limit. */
  perMinute: number;
  shared: SharedStorage | undefined;
  now: () => number;
  timeoutMs?: number;
}

/** The largest message contains a source file for `upgrade_file`. */
const MAX_BYTES = 256 * 1024;
const MAX_BATCH = 20;

/** `POST /mcp`: Streamable HTTP without sessions. Each request gets one response in JSON. */
export function createMcpHandler(settings: McpSettings) {
  const { site, refuseForeign, perMinute, shared, now, timeoutMs = 10_000 } = settings;
  const limitRate = createVisitorLimiter({ scope: 'mcp', perMinute, shared });
  const getDocs = createDocsSource(site);

  async function checkRate(address: string, messages: number): Promise<void> {
    const waitSeconds = await limitRate(address, now(), messages);
    if (waitSeconds === 0) return;
    throw new RequestFault(429, `Too many requests. Try again in ${waitSeconds} s.`, {
      headers: { 'retry-after': String(waitSeconds) },
    });
  }

  async function answer(request: Request, address: string): Promise<Response> {
    refuseForeign(request);
    await checkRate(address, 1);
    const body = await readJson(request, { maxBytes: MAX_BYTES, types: ['application/json'] });
    if (Array.isArray(body)) {
      if (body.length === 0 || body.length > MAX_BATCH) {
        throw new RequestFault(400, `Send 1 to ${MAX_BATCH} messages at once.`);
      }
      if (body.length > 1) await checkRate(address, body.length - 1);
    }
    // The protocol and its parser are loaded when they're first needed.
    const { answerMessage } = await import('./answerMessage.ts');
    const response = getDocs().then((docs) =>
      answerMessage(request, removeCancellations(body), docs),
    );
    const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
      throw new RequestFault(504, 'The answer took too long.');
    });
    return Promise.race([response, late]);
  }

  return (request: Request, { address }: RequestContext): Promise<Response> =>
    answer(request, address).catch((error: unknown) => {
      if (error instanceof RequestFault) return sendProtocolFault(error);
      throw error;
    });
}

/**
 * Without sessions, a cancellation can only name a request in the same batch, and the client can't have changed its mind within a
 * batch. The protocol would leave the canceled request, and with it the whole batch, without a response.
 */
function removeCancellations(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  const rest = body.filter((message) => message?.method !== 'notifications/cancelled');
  return rest.length > 0 ? rest : body;
}

/** An error in the form of the protocol, with the matching HTTP status. */
export function sendProtocolFault({ status, message, headers }: RequestFault): Response {
  const code = status === 400 && message.includes('JSON') ? -32700 : -32600;
  return sendJson(status, { jsonrpc: '2.0', error: { code, message }, id: null }, headers);
}
