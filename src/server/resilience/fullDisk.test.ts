import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';
import { expectInTable } from './expectInTable.ts';
import { expectPages, expectStorageState, postComments } from './outage.ts';
import { startTestServer } from './startTestServer.ts';

const POSTS = 50;
const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const LONG_COMMENT = 4000;
const disk = mkdtempSync(path.join(os.tmpdir(), 'x-docs-disk-'));
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk]).status === 0;

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(async () => {
  await site.remove();
  if (canMount) spawnSync('umount', [disk]);
  rmdirSync(disk);
});

/** Fills the disk to the last byte. */
function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1;) {
    try {
      writeSync(descriptor, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(descriptor);
}

describe.runIf(canMount)('a server on a full disk', () => {
  it("says so, refuses what it can't store, and recovers when there is room", async () => {
    const server = await startTestServer({ DIST_DIR: site.directory, DATA_DIR: disk });
    await expectStorageState(server, 'ok');
    const before = await postComments(server, POSTS, 'Before', { length: LONG_COMMENT });
    expect(before).toHaveLength(POSTS);
    const filler = path.join(disk, 'filler');
    fillDisk(filler);
    await expectStorageState(server, 'unavailable');
    await expectPages(server);
    // SQLite's log may still have room for a few more comments.
    const during = await postComments(server, 20 * POSTS, 'During', { length: LONG_COMMENT });
    expect(during.length).toBeLessThan(20 * POSTS);
    rmSync(filler);
    await expectStorageState(server, 'ok');
    const after = await postComments(server, POSTS, 'After', { length: LONG_COMMENT });
    expect(after).toHaveLength(POSTS);
    await server.stop();
    const storage = createSqliteStorage(path.join(disk, 'site.db'));
    const stored = new Set((await storage.listFeedback(EVERYTHING)).map(({ id }) => id));
    await storage.close();
    const lost = [...before, ...during, ...after].filter((id) => !stored.has(id));
    expect(lost).toEqual([]);
    expectInTable({
      test: 'Full disk',
      what: `A disk of 16 MB is filled to the last byte during ${(22 * POSTS).toLocaleString('en')} long posts`,
      result: `Health says so, posts are refused, pages are served; ${lost.length} accepted entries lost`,
    });
  }, 180_000);
});

describe('a server whose file may not grow', () => {
  it('says so and refuses feedback', async () => {
    const storage = createSqliteStorage(':memory:', { maxPages: 60 });
    const app = await createTestApp({
      directory: site.directory,
      storage,
      env: { FEEDBACK_PER_MINUTE: '0' },
    });
    const post = async (index: number) => {
      const response = await app.request('/feedback', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          page: '/x/introduction',
          comment: `${index} `.padEnd(LONG_COMMENT, 'x'),
          language: 'en',
          version: '8.13.1',
        }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1) statuses.push(await post(index));
    expect([...new Set(statuses)].sort()).toEqual([201, 503]);
    const accepted = statuses.filter((status) => status === 201).length;
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(accepted);
    const health = await app.request('/healthz');
    expect(await health.json()).toEqual({ status: 'degraded', storage: 'unavailable' });
    await storage.close();
  });
});
