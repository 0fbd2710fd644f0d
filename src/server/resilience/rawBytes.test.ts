import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import type { RunningServer } from '../startServer.ts';
import { formatGet } from '../testing/connectSocket.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { byteStream } from './byteStream.ts';

const STREAMS = 4000;
const SEED = 20_261;
const AT_ONCE = 80;
/** The reset of a refused connection can arrive before earlier responses. A real difference shows up in every attempt. */
const ATTEMPTS = 4;
const TIMEOUT_MS = 15_000;
const QUIET_MS = 40;
/** Statuses that the parser sends before it closes the connection. */
const REFUSALS = new Set(['400', '413', '431']);

const logs: string[] = [];
const logger = createLogger('error', (line) => logs.push(line));
let site: TestSite;
let data: string;
let withLane: RunningServer;
let withoutLane: RunningServer;
let streams: Buffer[][];
beforeAll(async () => {
  // Generate the streams before the servers start, because this blocks the process for seconds.
  streams = fc.sample(byteStream, { numRuns: STREAMS, seed: SEED });
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-raw-'));
  const env = parseEnv({ PORT: '0', DIST_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '0' });
  withLane = await startServer(env, logger);
  withoutLane = await startServer(env, logger, { hasFastLane: false });
});
afterAll(async () => {
  await Promise.all([withLane.stop(), withoutLane.stop()]);
  rmSync(data, { recursive: true });
  await site.remove();
});

interface Answers {
  /** For example `200 404 `, without the status of a request that the parser refused. */
  statuses: string;
  isRefused: boolean;
}

/** Sends the pieces one after another, then the end. */
async function exchange(port: number, pieces: readonly Buffer[]): Promise<Answers> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  socket.on('end', () => socket.end());
  let isRefused = false;
  socket.on('error', () => {
    isRefused = true;
    socket.destroy();
  });
  socket.setTimeout(TIMEOUT_MS, () => {
    received += 'HTTP/1.1 999 ';
    socket.destroy();
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([once(socket, 'connect'), closed]);
  socket.setNoDelay(true);
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece);
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  }
  // Node drops responses in progress when the client ends the connection, so keep it open until nothing more arrives.
  for (let size = -1; size !== received.length && !socket.destroyed;) {
    size = received.length;
    await Promise.race([closed, sleep(QUIET_MS)]);
  }
  if (socket.writable) socket.end();
  await closed;
  const found = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? '');
  isRefused ||= REFUSALS.has(found.at(-1) ?? '');
  if (REFUSALS.has(found.at(-1) ?? '')) found.pop();
  return { statuses: found.map((status) => `${status} `).join(''), isRefused };
}

/** A refused connection can close before earlier requests are answered, so one result may be the beginning of the other. */
function isSame(one: Answers, other: Answers): boolean {
  if (!one.isRefused && !other.isRefused) return one.statuses === other.statuses;
  const [short, long] = [one.statuses, other.statuses].sort((a, b) => a.length - b.length);
  return long?.startsWith(short ?? '') === true;
}

async function compare(pieces: readonly Buffer[]): Promise<Answers> {
  for (let attempt = 1; ; attempt += 1) {
    const [lane, plain] = await Promise.all(
      [withLane, withoutLane].map(({ port }) => exchange(port, pieces)),
    );
    if (lane && plain && isSame(lane, plain)) return lane;
    if (attempt < ATTEMPTS) continue;
    const text = JSON.stringify(pieces.map((piece) => piece.toString('latin1')));
    expect({ text, answers: lane }).toEqual({ text, answers: plain });
  }
}

it(`answers ${STREAMS} streams of raw bytes as Node's parser does`, async () => {
  const seen = new Map<string, number>();
  let refused = 0;
  for (let start = 0; start < STREAMS; start += AT_ONCE) {
    const answers = await Promise.all(streams.slice(start, start + AT_ONCE).map(compare));
    for (const { statuses, isRefused } of answers) {
      seen.set(statuses, (seen.get(statuses) ?? 0) + 1);
      if (isRefused) refused += 1;
    }
  }
  // Make sure that many streams are refused, many are accepted, and many get several responses.
  expect(refused).toBeGreaterThan(STREAMS / 10);
  expect(refused).toBeLessThan(STREAMS - STREAMS / 5);
  expect(seen.get('200 ') ?? 0).toBeGreaterThan(STREAMS / 20);
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen.keys()].join(' ')).not.toMatch(/\b(5\d\d|999)\b/);
  for (const { port } of [withLane, withoutLane])
    expect(await exchange(port, [Buffer.from(formatGet('/x/introduction/'))])).toEqual({
      statuses: '200 ',
      isRefused: false,
    });
  // Client and servers share one process, so the storage check can time out on a busy machine.
  expect(logs.filter((line) => !line.includes('storage is unavailable'))).toEqual([]);
  expectInTable({
    test: 'Raw bytes',
    what: `${STREAMS.toLocaleString('en')} seeded streams of pipelined and damaged requests, cut at random places`,
    result: 'The custom parser and Node give the same responses, and no error is logged',
  });
}, 600_000);
