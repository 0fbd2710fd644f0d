import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { expectPages, postComments } from './outage.ts';
import { postComment } from './postComment.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

const WORKERS = 2;
const DEATHS = 3;
const PER_MINUTE = 10;

let site: TestSite;
let data: string;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-workers-'));
});
afterAll(async () => {
  await site.remove();
  rmSync(data, { recursive: true });
});
const start = (env: Record<string, string> = {}) =>
  startTestServer({ DIST_DIR: site.directory, DATA_DIR: data, WORKERS: String(WORKERS), ...env });

function listWorkers({ process: { pid } }: TestServer): number[] {
  const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
  return output.trim().split(/\s+/).map(Number);
}

/** The ids of the processes that respond. Each request id contains the process id, and each connection goes to the next process. */
async function listServing({ url }: TestServer): Promise<Set<string>> {
  const read = () =>
    new Promise<string>((resolve, reject) => {
      get(`${url}/healthz`, { agent: false }, (response) => {
        response.resume();
        resolve(String(response.headers['x-request-id']).split('-')[0] ?? '');
      }).on('error', reject);
    });
  const ids = new Set<string>();
  for (let index = 0; index < 4 * WORKERS; index += 1) ids.add(await read());
  return ids;
}

const waitUntilServing = (server: TestServer) =>
  vi.waitFor(async () => expect((await listServing(server)).size).toBe(WORKERS), {
    timeout: 20_000,
    interval: 200,
  });

it('replaces workers that die while the others keep serving', async () => {
  const server = await start();
  const accepted: string[] = [];
  for (let round = 0; round < DEATHS; round += 1) {
    await waitUntilServing(server);
    // A worker that dies right after its start counts as one that can't start.
    await sleep(2500);
    const [victim = 0] = listWorkers(server);
    const posts = postComments(server, 100, `Round ${round}`);
    await sleep(50);
    process.kill(victim, 'SIGKILL');
    accepted.push(...(await posts));
    await expectPages(server);
  }
  await waitUntilServing(server);
  await server.stop();
  const storage = createSqliteStorage(path.join(data, 'site.db'));
  const rows = await storage.listFeedback({ from: 0, to: Number.MAX_SAFE_INTEGER });
  await storage.close();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = accepted.filter((id) => !stored.has(id));
  expect(lost).toEqual([]);
  // A post may get lost with the worker that was reading it, but no other one.
  expect(accepted.length).toBeGreaterThanOrEqual(DEATHS * (100 - WORKERS));
  expectInTable({
    test: 'Worker death',
    what: `${DEATHS} times SIGKILL to one of ${WORKERS} workers, during ${DEATHS * 100} posts`,
    result: `Each is replaced while the other keeps serving; ${lost.length} accepted entries lost`,
  });
}, 120_000);

it('counts the requests of all workers toward one limit', async () => {
  const server = await start({ FEEDBACK_PER_MINUTE: String(PER_MINUTE) });
  let accepted = 0;
  for (let index = 0; index < 2 * PER_MINUTE; index += 1) {
    if ((await postComment(server.url, `Another comment ${index}`)) !== undefined) accepted += 1;
  }
  await server.stop();
  expect(accepted).toBe(PER_MINUTE);
  expectInTable({
    test: 'Shared limit',
    what: `${2 * PER_MINUTE} posts to ${WORKERS} workers with a limit of ${PER_MINUTE} a minute`,
    result: `${accepted} are accepted`,
  });
}, 60_000);
