import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { expectStorageState, postComments } from './outage.ts';
import { startTestServer } from './startTestServer.ts';

const POSTS = 100;

let site: TestSite;
let data: string;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-deleted-'));
});
afterAll(async () => {
  await site.remove();
  rmSync(data, { recursive: true });
});

it('loses nothing that it accepts after its file was deleted or replaced', async () => {
  const file = path.join(data, 'site.db');
  const backup = path.join(data, 'backup.db');
  await createSqliteStorage(backup).close();
  const incidents = [
    () => rmSync(file),
    () => ['', '-wal', '-shm'].forEach((suffix) => rmSync(file + suffix, { force: true })),
    () => renameSync(backup, file),
    () => rmSync(data, { recursive: true }),
  ];
  const server = await startTestServer({ DIST_DIR: site.directory, DATA_DIR: data, WORKERS: '2' });
  let lost = 0;
  for (const [round, cause] of incidents.entries()) {
    await postComments(server, 10, `Before ${round}`);
    cause();
    const ids = await postComments(server, POSTS, `After ${round}`);
    expect(ids).toHaveLength(POSTS);
    const storage = createSqliteStorage(file);
    const rows = await storage.listFeedback({ from: 0, to: Number.MAX_SAFE_INTEGER });
    await storage.close();
    const stored = new Set(rows.map(({ id }) => id));
    lost += ids.filter((id) => !stored.has(id)).length;
  }
  await expectStorageState(server, 'ok');
  expect(server.readLog()).toContain('was deleted or replaced');
  await server.stop();
  expect(lost).toBe(0);
  expectInTable({
    test: 'Deleted or replaced file',
    what: `${incidents.length} times, with 2 processes and ${POSTS} posts after each`,
    result: `All ${(incidents.length * POSTS).toLocaleString('en')} posts accepted, ${lost} of them lost`,
  });
}, 120_000);
