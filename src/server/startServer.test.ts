import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from './createLogger.ts';
import { parseEnv } from './env.ts';
import { startServer } from './startServer.ts';
import type { RunningServer } from './startServer.ts';
import { connectSocket, formatGet, formatPost } from './testing/connectSocket.ts';
import { createTestSite, TEST_FILES } from './testing/createTestSite.ts';

const logger = createLogger('error', () => {});
const FEEDBACK = '{"page":"/x/introduction","vote":1,"language":"en","version":"8.13.1"}';

const site = await createTestSite();
afterAll(() => site.remove());
let data: string;
let server: RunningServer;
beforeEach(async () => {
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  server = await start();
});
afterEach(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
});

const start = (values: Record<string, string> = {}) => {
  const env = {
    PORT: '0',
    DIST_DIR: site.directory,
    DATA_DIR: data,
    DRAIN_SECONDS: '2',
    ...values,
  };
  const timeouts = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };
  return startServer(parseEnv(env), logger, { timeouts });
};

const connect = (port = server.port) => connectSocket(port);
type Client = ReturnType<typeof connect>;

describe('a connection', () => {
  it('answers simple requests one after another', async () => {
    const { send, waitFor, read, socket } = connect();
    send(formatGet('/x/introduction/'));
    await waitFor(1);
    send(formatGet('/x/introduction'));
    await waitFor(2);
    send(formatGet('/nope/'));
    expect(await waitFor(3)).toEqual([200, 301, 404]);
    expect(read()).toContain('<h1>Introduction</h1>');
    expect(read().match(/^Date: /gm)).toHaveLength(3);
    socket.destroy();
  });

  it('answers other requests on the same connection', async () => {
    const { send, waitFor, socket } = connect();
    send(formatGet('/x/introduction/'));
    await waitFor(1);
    send(formatPost(FEEDBACK));
    await waitFor(2);
    send(formatGet('/x/introduction/', 'Range: bytes=0-3'));
    await waitFor(3);
    send(formatGet('/x/introduction/'));
    await waitFor(4);
    send(formatGet('/?query'));
    expect(await waitFor(5)).toEqual([200, 201, 206, 200, 200]);
    socket.destroy();
  });

  it('answers several requests at once and one in pieces', async () => {
    const { send, waitFor, socket } = connect();
    send(formatGet('/') + formatGet('/x/introduction') + formatGet('/nope/'));
    expect(await waitFor(3)).toEqual([200, 301, 404]);
    const other = connect();
    for (const piece of formatGet('/').match(/[^]{1,9}/g) ?? []) {
      other.send(piece);
      await sleep(2);
    }
    expect(await other.waitFor(1)).toEqual([200]);
    socket.destroy();
    other.socket.destroy();
  });

  it("doesn't treat a body as a request", async () => {
    const inner = formatGet('/x/introduction/');
    const { send, waitFor, socket } = connect();
    send(`GET / HTTP/1.1\r\nHost: a\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`);
    await waitFor(1);
    await sleep(50);
    send(formatGet('/nope/'));
    expect(await waitFor(2)).toEqual([200, 404]);
    socket.destroy();
  });

  it.each([
    [
      'two lengths',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    [
      'length and chunks',
      'POST /feedback HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['nonsense', 'Hello?\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a null byte', 'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown method', 'SHOUT / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('refuses %s', async (_name, text) => {
    const { send, waitFor, socket } = connect();
    send(text);
    expect(await waitFor(1)).toEqual([400]);
    socket.destroy();
  });

  it.each(['TRACE', 'PUT', 'PROPFIND', 'OPTIONS'])('refuses the method %s', async (method) => {
    const { send, waitFor, read, socket } = connect();
    send(`${method} / HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await waitFor(1)).toEqual([405]);
    expect(read().toLowerCase()).toContain('allow: get, head');
    socket.destroy();
  });

  it('refuses headers without end', async () => {
    const { send, waitFor, socket } = connect();
    send(formatGet('/', `Cookie: ${'a'.repeat(40_000)}`));
    expect(await waitFor(1)).toEqual([431]);
    socket.destroy();
  });

  it('refuses a large body before it has arrived', async () => {
    const { send, waitFor, closed } = connect();
    send(formatPost('{', 1_000_000));
    expect(await waitFor(1)).toEqual([413]);
    await closed;
  });

  it.each([
    ['its head', 'GET / HTTP/1.1\r\nHost:'],
    ['its body', formatPost('{"page":', 100)],
  ])('does not wait for a client that is slow with %s', async (_name, text) => {
    const { send, closed, waitFor } = connect();
    send(text);
    expect(await waitFor(1)).toEqual([408]);
    await closed;
  });

  it('serves a slow client without keeping the whole response in memory', async () => {
    const { socket, send, read, waitFor } = connect();
    socket.pause();
    for (let index = 0; index < 3; index += 1) send(formatGet('/x/large.json'));
    await sleep(100);
    socket.resume();
    await waitFor(3);
    const countFiles = () => read().split(TEST_FILES['x/large.json'] ?? '').length - 1;
    await expect.poll(countFiles, { timeout: 5000 }).toBe(3);
    socket.destroy();
  });

  it('survives clients that disconnect in the middle', async () => {
    for (let index = 0; index < 20; index += 1) {
      const { socket, send } = connect();
      send(formatGet('/x/large.json'));
      setTimeout(() => socket.destroy(), index);
    }
    await sleep(100);
    const response = await fetch(`http://127.0.0.1:${server.port}/x/introduction/`);
    expect(response.status).toBe(200);
  });
});

describe('startServer', () => {
  it('says clearly that the port is taken', async () => {
    const second = start({ PORT: String(server.port) });
    await expect(second).rejects.toThrow(`Port ${server.port} is taken.`);
  });

  it('says clearly that there is no site', async () => {
    await expect(start({ DIST_DIR: data })).rejects.toThrow('There is no built site');
  });

  it('serves pages while the database is down', async () => {
    const other = await start({ DATABASE_URL: 'postgres://docs@127.0.0.1:1/none' });
    const url = `http://127.0.0.1:${other.port}`;
    expect((await fetch(`${url}/x/introduction/`)).status).toBe(200);
    const response = await fetch(`${url}/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: FEEDBACK,
    });
    expect(response.status).toBe(503);
    await other.stop();
  });

  it('finishes responses in progress before it stops', async () => {
    const other = await start();
    const slow = connect(other.port);
    const idle = connect(other.port);
    const kept = connect(other.port);
    idle.send(formatGet('/'));
    kept.send(formatGet('/?kept'));
    await Promise.all([idle.waitFor(1), kept.waitFor(1)]);
    slow.send(formatPost(FEEDBACK.slice(0, 20), FEEDBACK.length));
    await sleep(50);
    const stopped = other.stop();
    await sleep(50);
    slow.send(FEEDBACK.slice(20));
    expect(await slow.waitFor(1)).toEqual([201]);
    expect(slow.read().toLowerCase()).toContain('connection: close');
    await Promise.all([stopped, slow.closed, idle.closed, kept.closed]);
    await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow('fetch failed');
  });

  it('closes silent and idle connections at once', async () => {
    const other = await start({ DRAIN_SECONDS: '30' });
    const silent = connect(other.port);
    const idle = connect(other.port);
    const plain = connect(other.port);
    idle.send(formatGet('/'));
    plain.send(formatGet('/?query'));
    await Promise.all([idle.waitFor(1), plain.waitFor(1)]);
    const begin = performance.now();
    await Promise.all([other.stop(), silent.closed, idle.closed, plain.closed]);
    expect(performance.now() - begin).toBeLessThan(3000);
  });

  it.each([
    ['sends half a request', (client: Client) => client.send('GET / HTTP/1.1\r\nHo')],
    [
      'does not read its response',
      (client: Client) => {
        client.socket.pause();
        for (let count = 0; count < 20; count += 1) client.send(formatGet('/x/large.json'));
      },
    ],
  ])('closes a connection at the deadline that %s', async (_name, misbehave) => {
    const other = await start({ DRAIN_SECONDS: '1' });
    const client = connect(other.port);
    misbehave(client);
    await sleep(100);
    const begin = performance.now();
    await other.stop();
    expect(performance.now() - begin).toBeLessThan(4000);
    client.socket.destroy();
  });

  it('answers every request that clients send while it stops', async () => {
    const other = await start({ DRAIN_SECONDS: '5' });
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const outcomes: string[] = [];
    const ask = () =>
      new Promise<string>((resolve) => {
        const options = { port: other.port, host: '127.0.0.1', agent, path: '/x/introduction/' };
        const request = http.get(options, (response) => {
          response.resume().once('end', () => resolve(String(response.statusCode)));
        });
        request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      });
    const over = new AbortController();
    const load = (async () => {
      while (!over.signal.aborted) outcomes.push(await ask());
    })();
    await sleep(200);
    await other.stop();
    over.abort();
    await load;
    agent.destroy();
    expect(outcomes.filter((outcome) => outcome === '200').length).toBeGreaterThan(10);
    // New connections are refused, but none is reset.
    expect(outcomes.filter((outcome) => !['200', 'ECONNREFUSED'].includes(outcome))).toEqual([]);
  });

  it('answers requests that arrive in a busy moment while it stops', async () => {
    const other = await start({ DRAIN_SECONDS: '5' });
    const clients = [connect(other.port), connect(other.port)];
    for (const client of clients) client.send(formatGet('/'));
    await Promise.all(clients.map((client) => client.waitFor(1)));
    // After this turn, timers run first, so the timer that closes idle connections runs before the requests are read.
    await turn();
    const stopped = other.stop();
    clients[0]?.send(formatGet('/x/introduction/'));
    clients[1]?.send(formatPost(FEEDBACK));
    const begin = performance.now();
    while (performance.now() - begin < 300);
    const statuses = await Promise.all(clients.map((client) => client.waitFor(2)));
    expect(statuses.flat()).toEqual([200, 200, 200, 201]);
    await stopped;
  });

  it("doesn't wait forever", async () => {
    const other = await start({ DRAIN_SECONDS: '0' });
    const slow = connect(other.port);
    slow.send(formatPost('{', 100));
    await sleep(50);
    await expect(Promise.all([other.stop(), slow.closed])).resolves.toHaveLength(2);
  });
});
