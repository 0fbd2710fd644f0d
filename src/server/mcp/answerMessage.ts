import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CACHE_CONTROL } from '#model/delivery/cacheControl.ts';
import { NO_CONTENT_POLICY } from '#model/delivery/contentSecurityPolicy.ts';
import { SECURITY_HEADERS } from '#model/delivery/securityHeaders.ts';
import { createMcpServer } from './createMcpServer.ts';
import type { Docs } from './Docs.ts';

/** Answers one message or a batch, with a server created only for it. */
export async function answerMessage(
  request: Request,
  parsedBody: unknown,
  docs: Docs,
): Promise<Response> {
  // Without a generator for session ids, the transport has no sessions.
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = createMcpServer(docs);
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(request, { parsedBody });
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
    response.headers.set('cache-control', CACHE_CONTROL.private);
    response.headers.set('content-security-policy', NO_CONTENT_POLICY);
    return response;
  } finally {
    await server.close();
  }
}
