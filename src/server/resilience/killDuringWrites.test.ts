import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { postComment } from './postComment.ts';
import { startTestServer } from './startTestServer.ts';

const POSTS = 1000;
/** Each round kills the server after a different number of posts. */
const KILL_AFTER = [1, 300, 700];

let site: TestSite;
let data: string;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-kill-'));
});
afterAll(async () => {
  await site.remove();
  rmSync(data, { recursive: true });
});

async function postAndKill(round: number, killAfter: number): Promise<string[]> {
  const server = await startTestServer({ DIST_DIR: site.directory, DATA_DIR: data });
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: POSTS }, async (_, index) => {
      const id = await postComment(server.url, `Comment ${index} of the round ${round}`);
      if (id === undefined) return;
      acknowledged.push(id);
      if (acknowledged.length === killAfter) killed = server.stop('SIGKILL');
    }),
  );
  await killed;
  return acknowledged;
}

it('loses nothing that it acknowledged when it is killed while it writes', async () => {
  const acknowledged: string[] = [];
  for (const [round, killAfter] of KILL_AFTER.entries()) {
    const ids = await postAndKill(round, killAfter);
    expect(ids.length).toBeGreaterThanOrEqual(killAfter);
    expect(ids.length).toBeLessThan(POSTS);
    acknowledged.push(...ids);
  }
  const storage = createSqliteStorage(path.join(data, 'site.db'));
  const rows = await storage.listFeedback({ from: 0, to: Number.MAX_SAFE_INTEGER });
  await storage.close();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !stored.has(id));
  process.stdout.write(
    `${KILL_AFTER.length} kills in ${KILL_AFTER.length * POSTS} posts: ` +
      `${acknowledged.length} acknowledged, ${stored.size} stored, ${lost.length} lost\n`,
  );
  expect(lost).toEqual([]);
  expect(new Set(rows.map(({ comment }) => comment)).size).toBe(rows.length);
  const posts = (KILL_AFTER.length * POSTS).toLocaleString('en');
  expectInTable({
    test: 'Kill',
    what: `${KILL_AFTER.length} times SIGKILL during ${posts} posts of feedback`,
    result: `${lost.length} acknowledged entries lost, ${rows.length - stored.size} stored twice`,
  });
}, 180_000);
