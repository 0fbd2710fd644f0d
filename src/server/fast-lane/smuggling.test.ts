import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { connectSocket, formatGet } from '../testing/connectSocket.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

// The lane must agree with Node's parser about where each request starts and ends. Everything here is sent to a
// server with the lane and to one without it, and both must send the same responses in the same order.

const logger = createLogger('error', () => {});
const QUIET_MS = 60;
let site: TestSite;
let data: string;
let withLane: RunningServer;
let withoutLane: RunningServer;

beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  const env = parseEnv({ PORT: '0', DIST_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '0' });
  withLane = await startServer(env, logger);
  withoutLane = await startServer(env, logger, { hasFastLane: false });
  // Loads the files into memory first, because the server doesn't read from a connection that waits for the disk.
  for (const target of ['/', '/x/introduction/', '/nope/']) {
    await fetch(`http://127.0.0.1:${withLane.port}${target}`, {
      headers: { 'accept-encoding': 'identity' },
    });
  }
});
afterAll(async () => {
  await Promise.all([withLane.stop(), withoutLane.stop()]);
  rmSync(data, { recursive: true });
  await site.remove();
});

/** Sends the pieces one after another. Returns the statuses, and whether the server closed the connection. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const { read, socket, closed } = connectSocket(port);
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  await once(socket, 'connect');
  socket.setNoDelay(true);
  for (const piece of pieces) if (socket.writable) await sendAlone(socket, piece);
  for (let size = -1; size !== read().length;) {
    size = read().length;
    await sleep(QUIET_MS);
  }
  socket.destroy();
  const statuses = [...read().matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
  // A 400 that closes the connection can get lost in the reset that follows, so it only counts as closed.
  if (isClosed && statuses.at(-1) === '400') statuses.pop();
  return [...statuses, isClosed ? 'closed' : 'open'].join(' ');
}

/** Resolves when the server has read the piece. It runs on the same event loop, so a few turns are enough. */
async function sendAlone(socket: net.Socket, piece: string): Promise<void> {
  await new Promise<void>((resolve) => socket.write(piece, 'latin1', () => resolve()));
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
}

async function compare(pieces: readonly string[]): Promise<void> {
  const [lane, plain] = await Promise.all([
    exchange(withLane.port, pieces),
    exchange(withoutLane.port, pieces),
  ]);
  expect({ pieces, answers: lane }).toEqual({ pieces, answers: plain });
}

const GET = 'GET / HTTP/1.1\r\nHost: docs.test\r\n';
const POST = 'POST /feedback HTTP/1.1\r\nHost: docs.test\r\nContent-Type: application/json\r\n';
const HIDDEN = 'GET /hidden/ HTTP/1.1\r\nHost: docs.test\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;

const PAYLOADS: Readonly<Record<string, string>> = {
  'a length that covers a request': `${GET}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  'a length of zero before a request': `${GET}Content-Length: 0\r\n\r\n${HIDDEN}`,
  'a length and chunks (CL.TE)': `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
  'chunks and a length (TE.CL)': `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${CHUNKED}`,
  'chunks with GET': `${GET}Transfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
  'an identity encoding': `${GET}Transfer-Encoding: identity\r\n\r\n${HIDDEN}`,
  'two equal lengths': `${GET}Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'two different lengths': `${GET}Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'a list of lengths': `${GET}Content-Length: 0, 5\r\n\r\nhello${HIDDEN}`,
  'a signed length': `${GET}Content-Length: +5\r\n\r\nhello${HIDDEN}`,
  'a negative length': `${GET}Content-Length: -5\r\n\r\nhello${HIDDEN}`,
  'a hexadecimal length': `${GET}Content-Length: 0x5\r\n\r\nhello${HIDDEN}`,
  'a length with a space': `${GET}Content-Length : 5\r\n\r\nhello${HIDDEN}`,
  'a length with a tab': `${GET}Content-Length:\t5\r\n\r\nhello${HIDDEN}`,
  'a length after a bare line feed': `${GET}Accept: a\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'a length after a bare return': `${GET}Accept: a\rContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'a folded length': `${GET}Accept: a\r\n Content-Length: 5\r\n\r\nhello${HIDDEN}`,
  'a length in a folded value': `${GET}Content-Length:\r\n 5\r\n\r\nhello${HIDDEN}`,
  'an underscore for a hyphen': `${GET}Content_Length: 5\r\n\r\nhello${HIDDEN}`,
  'a null in the name': `${GET}Content-Length\0: 5\r\n\r\nhello${HIDDEN}`,
  'a space before chunked': `${POST}Transfer-Encoding : chunked\r\n\r\n${CHUNKED}`,
  'a vertical tab before chunked': `${POST}Transfer-Encoding:\x0bchunked\r\n\r\n${CHUNKED}`,
  xchunked: `${POST}Transfer-Encoding: xchunked\r\n\r\n${CHUNKED}`,
  'chunked twice': `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${CHUNKED}`,
  'chunked, then gzip': `${POST}Transfer-Encoding: chunked, gzip\r\n\r\n${CHUNKED}`,
  'a wrong chunk size': `${POST}Transfer-Encoding: chunked\r\n\r\nZ\r\n\r\n${HIDDEN}`,
  'a chunk with an extension': `${POST}Transfer-Encoding: chunked\r\n\r\n0;a=b\r\n\r\n${HIDDEN}`,
  'a chunk ended by a line feed': `${POST}Transfer-Encoding: chunked\r\n\r\n0\n\r\n${HIDDEN}`,
  'a trailer with a length': `${POST}Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 5\r\n\r\n${HIDDEN}`,
  'a head ended by line feeds': `GET / HTTP/1.1\nHost: docs.test\n\n${HIDDEN}`,
  'an empty line first': `\r\n${GET}\r\n${HIDDEN}`,
  'two requests at once': `${GET}\r\n${HIDDEN}`,
  'a request and half of the next': `${GET}\r\n${HIDDEN.slice(0, 12)}`,
  'a request in a header value': `${GET}Referer: ${HIDDEN}\r\n`,
  'two hosts': `${GET}Host: evil.test\r\n\r\n${HIDDEN}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${HIDDEN}`,
  'an absolute target': `GET http://evil.test/ HTTP/1.1\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
  'a space in the target': `GET / a HTTP/1.1\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
  'a tab in the request line': `GET\t/ HTTP/1.1\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
  'HTTP/1.0': `GET / HTTP/1.0\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
  'HTTP/1.0 that stays': `GET / HTTP/1.0\r\nHost: docs.test\r\nConnection: keep-alive\r\n\r\n${HIDDEN}`,
  'HTTP/0.9': `GET /\r\n${HIDDEN}`,
  'HTTP/2.0': `GET / HTTP/2.0\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
  'the preface of HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`,
  'an upgrade': `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n${HIDDEN}`,
  'a connection that closes': `${GET}Connection: close\r\n\r\n${HIDDEN}`,
  'a connection that names a header': `${GET}Connection: keep-alive, Content-Length\r\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'an expectation': `${POST}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  'another expectation': `${GET}Expect: magic\r\n\r\n${HIDDEN}`,
  'HEAD with a body': `HEAD / HTTP/1.1\r\nHost: docs.test\r\nContent-Length: 5\r\n\r\nhello${HIDDEN}`,
  CONNECT: `CONNECT evil.test:443 HTTP/1.1\r\nHost: docs.test\r\n\r\n${HIDDEN}`,
};

/** Returns the same bytes in one piece, and cut at the end of the head, in the middle, and after every seventh byte. */
function cut(text: string): string[][] {
  const end = text.indexOf('\r\n\r\n') + 4;
  const middle = Math.floor(text.length / 2);
  return [
    [text],
    [text.slice(0, end), text.slice(end)],
    [text.slice(0, middle), text.slice(middle)],
    text.match(/[^]{1,7}/g) ?? [],
  ].map((pieces) => pieces.filter((piece) => piece !== ''));
}

it('sends pieces that arrive one by one', async () => {
  const chunks: string[] = [];
  const server = net.createServer((socket) => {
    socket.on('data', (chunk) => chunks.push(chunk.toString('latin1'))).on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await exchange((server.address() as AddressInfo).port, ['one', 'two', 'three']);
  server.close();
  expect(chunks).toEqual(['one', 'two', 'three']);
});

describe('the fast lane and Node agree', () => {
  it.each(Object.entries(PAYLOADS))('about %s', async (_name, payload) => {
    const first = formatGet('/x/introduction/');
    const orders = cut(payload).flatMap((pieces) => [pieces, [first, ...pieces]]);
    await Promise.all(orders.map(compare));
  });

  it('about any other combination of the same parts', async () => {
    const part = fc.constantFrom(
      'GET / HTTP/1.1\r\n',
      'Host: docs.test\r\n',
      'Accept: a\r\n',
      'Content-Length: 3\r\n',
      'Transfer-Encoding: chunked\r\n',
      'Connection: keep-alive\r\n',
      '\r\n',
      '\n',
      ' ',
      'abc',
      '0\r\n\r\n',
      formatGet('/'),
      formatGet('/nope/'),
    );
    const pieces = fc.array(
      fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 4 },
    );
    const samples = fc.sample(pieces, { numRuns: 300, seed: 17 });
    for (let start = 0; start < samples.length; start += 30) {
      await Promise.all(samples.slice(start, start + 30).map(compare));
    }
  }, 60_000);
});
