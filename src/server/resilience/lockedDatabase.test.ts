import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { expectPages, expectStorageState, postComments } from './outage.ts';
import { startTestServer } from './startTestServer.ts';

const POSTS = 20;

let site: TestSite;
let data: string;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-locked-'));
});
afterAll(async () => {
  await site.remove();
  rmSync(data, { recursive: true });
});

it('reports a locked database immediately, and recovers when the lock is gone', async () => {
  const server = await startTestServer({ DIST_DIR: site.directory, DATA_DIR: data });
  await expectStorageState(server, 'ok');
  const other = new DatabaseSync(path.join(data, 'site.db'));
  other.exec('BEGIN IMMEDIATE');
  // Send them at the same time, because each one waits for the lock.
  const refused = Promise.all(
    Array.from({ length: POSTS }, (_, index) => postComments(server, 1, `Locked ${index}`)),
  );
  await expectStorageState(server, 'unavailable');
  await expectPages(server);
  const accepted = (await refused).flat();
  expect(accepted).toEqual([]);
  other.exec('ROLLBACK');
  await expectStorageState(server, 'ok');
  const ids = await postComments(server, POSTS, 'Unlocked');
  expect(ids).toHaveLength(POSTS);
  const { count } = other.prepare('SELECT count(*) AS count FROM feedback').get() ?? {};
  expect(count).toBe(POSTS);
  other.close();
  await server.stop();
  expectInTable({
    test: 'Locked database',
    what: `Another process holds the write lock during ${POSTS} posts and lets go of it`,
    result: `Health says so without waiting for the lock; ${POSTS} posts are refused, the next ${POSTS} stored`,
  });
}, 90_000);
