import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { connectSocket, formatGet } from '../testing/connectSocket.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { answerProtocolErrors } from './answerProtocolErrors.ts';

let site: TestSite;
let data: string;
let servers: RunningServer[];
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  const env = parseEnv({ PORT: '0', DIST_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '0' });
  const timeouts = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const logger = createLogger('error', () => {});
  servers = await Promise.all(
    [true, false].map((hasFastLane) => startServer(env, logger, { timeouts, hasFastLane })),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(data, { recursive: true });
  await site.remove();
});

const POST = 'POST /feedback HTTP/1.1\r\nHost: docs.test\r\n';

describe('a request that the parser refuses', () => {
  it.each([
    [400, 'no HTTP', 'hello\r\n\r\n'],
    [400, 'a null in a header', `${POST}A: \0\r\n\r\n`],
    [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'no host for an endpoint', 'POST /feedback HTTP/1.0\r\n\r\n'],
    [400, 'a host that is none', 'POST /feedback HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    [400, 'an absolute URL that is none', 'GET http://[/ HTTP/1.1\r\nHost: docs.test\r\n\r\n'],
    [408, 'half a request', 'POST /feedback HTTP/1.1\r\n'],
    [417, 'an expectation', `${POST}Expect: magic\r\n\r\n`],
    [431, 'headers without end', formatGet('/x/', `A: ${'a'.repeat(20_000)}`)],
  ])('has status %i and the usual headers: %s', async (status, _name, text) => {
    for (const { port } of servers) {
      const { send, waitFor, read, socket } = connectSocket(port);
      send(text);
      expect(await waitFor(1)).toEqual([status]);
      const head = read().split('\r\n\r\n')[0] ?? '';
      expect(head).toMatch(/^cross-origin-resource-policy: same-origin$/im);
      expect(head).toMatch(/^x-content-type-options: nosniff$/im);
      expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
      socket.destroy();
    }
  });

  it('gets no response in the middle of another one', () => {
    const written: unknown[] = [];
    const server = new EventEmitter();
    answerProtocolErrors(server as Server);
    const refuse = (headersSent: boolean) =>
      server.emit('clientError', new Error('HPE'), {
        writable: true,
        _httpMessage: { headersSent },
        write: (part: unknown) => written.push(part),
        destroySoon: () => written.push('closed'),
      });
    refuse(true);
    expect(written).toEqual(['closed']);
    refuse(false);
    expect(String(written[1])).toMatch(/^HTTP\/1\.1 400 /);
  });
});
