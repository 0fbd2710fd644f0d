import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import { findPostgres, startPostgres } from '../testing/startPostgres.ts';
import type { TestPostgres } from '../testing/startPostgres.ts';
import { createPostgresStorage } from './postgres/createPostgresStorage.ts';
import { createSqliteStorage } from './sqlite/createSqliteStorage.ts';
import type { NewFeedback, Storage } from './Storage.ts';

const programs = findPostgres();
if (programs === undefined) {
  if (process.env['REQUIRE_POSTGRES']) {
    throw new Error('REQUIRE_POSTGRES is set, but no PostgreSQL was found.');
  }
  process.stderr.write(
    '\n!!! No PostgreSQL was found, so its storage is NOT tested in this run.\n' +
      '!!! Install the Debian package `postgresql`, or set PG_BIN to the directory with `initdb`.\n\n',
  );
}

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const entry: NewFeedback = {
  createdAt: 1_800_000_000_000,
  page: '/x/react-charts/bars',
  language: 'en',
  version: '8.13.1',
  vote: 1,
  fingerprint: undefined,
};
const search = (label: string, createdAt = 1000) => ({
  createdAt,
  name: 'search',
  action: 'no-result',
  label,
  payload: '{}',
});

let directory: string;
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-storage-'));
  if (programs !== undefined) postgres = await startPostgres(programs);
}, 60_000);
afterAll(async () => {
  await postgres?.remove();
  rmSync(directory, { recursive: true, force: true });
});

const ENGINES = [
  {
    name: 'SQLite',
    open: async () => createSqliteStorage(path.join(directory, 'site.db')),
    clear: async () => rmSync(directory, { recursive: true, force: true }),
  },
  {
    name: 'PostgreSQL',
    // On a busy machine, the last of 300 writes takes a while.
    open: () => createPostgresStorage(postgres?.url ?? '', { connectionTimeoutMs: 20_000 }),
    clear: async () => {
      const client = new pg.Client({ connectionString: postgres?.url });
      await client.connect();
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await client.end();
    },
  },
].filter(({ name }) => name === 'SQLite' || programs !== undefined);

describe.each(ENGINES)('storage in $name', ({ open, clear }) => {
  let storage: Storage;
  beforeEach(async () => {
    await clear();
    storage = await open();
    return () => storage.close();
  });

  it('returns what was stored', async () => {
    const full: NewFeedback = {
      ...entry,
      section: 'größe-标签',
      vote: 0,
      comment: 'Zeile 1\nZeile 2 👍 "quoted" \\ \' ; DROP TABLE feedback',
      language: 'zh',
      fingerprint: 'a',
    };
    const id = await storage.addFeedback(full);
    const { fingerprint: _fingerprint, ...expected } = full;
    expect(await storage.listFeedback(EVERYTHING)).toStrictEqual([{ id, ...expected }]);
  });

  it('omits missing fields', async () => {
    const id = await storage.addFeedback(entry);
    const { fingerprint: _fingerprint, ...expected } = entry;
    expect(await storage.listFeedback(EVERYTHING)).toStrictEqual([{ id, ...expected }]);
  });

  it('keeps one of two with the same fingerprint', async () => {
    const first = await storage.addFeedback({ ...entry, fingerprint: 'a', createdAt: 1 });
    const second = await storage.addFeedback({ ...entry, fingerprint: 'a', createdAt: 2 });
    const other = await storage.addFeedback({ ...entry, fingerprint: 'b' });
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(await storage.listFeedback({ from: 0, to: 10 })).toMatchObject([{ createdAt: 1 }]);
  });

  it('keeps both of two without a fingerprint', async () => {
    await Promise.all([storage.addFeedback(entry), storage.addFeedback(entry)]);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(2);
  });

  it('keeps all of many at once', async () => {
    const ids = await Promise.all(Array.from({ length: 300 }, () => storage.addFeedback(entry)));
    expect(new Set(ids).size).toBe(300);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(300);
  });

  it('lists a range of time, newest first', async () => {
    for (const createdAt of [10, 30, 20, 40]) await storage.addFeedback({ ...entry, createdAt });
    const times = (await storage.listFeedback({ from: 20, to: 40 })).map((row) => row.createdAt);
    expect(times).toEqual([30, 20]);
  });

  it('deletes by id', async () => {
    const id = await storage.addFeedback(entry);
    expect(await storage.deleteFeedback('unknown')).toBe(false);
    expect(await storage.deleteFeedback(id)).toBe(true);
    expect(await storage.deleteFeedback(id)).toBe(false);
    expect(await storage.listFeedback(EVERYTHING)).toEqual([]);
  });

  it('counts searches without a result', async () => {
    await storage.addEvents([search('gantt', 1000), search('kanban', 2000), search('gantt', 3000)]);
    await storage.addEvents([
      { ...search('bars'), action: 'select' },
      { ...search('gantt'), name: 'demo' },
      { ...search('kanban', 9000) },
    ]);
    expect(await storage.listFailedSearches({ from: 0, to: 5000 })).toStrictEqual([
      { query: 'gantt', count: 2, lastAt: 3000 },
      { query: 'kanban', count: 1, lastAt: 2000 },
    ]);
  });

  it('takes an empty list of events and events with little in them', async () => {
    await storage.addEvents([]);
    await storage.addEvents([
      { createdAt: 1, name: 'page_view', action: undefined, label: undefined, payload: '{}' },
    ]);
    expect(await storage.deleteEventsBefore(2)).toBe(1);
  });

  it('deletes events before a time', async () => {
    await storage.addEvents([search('a', 1000), search('b', 2000), search('c', 3000)]);
    expect(await storage.deleteEventsBefore(2000)).toBe(1);
    expect(await storage.deleteEventsBefore(2000)).toBe(0);
    const left = await storage.listFailedSearches(EVERYTHING);
    expect(left.map(({ query }) => query)).toEqual(['c', 'b']);
  });

  it('counts policy violations that are equal', async () => {
    const violation = { directive: 'img-src', blocked: 'https://a.test', page: '/x', source: '' };
    const other = { ...violation, source: "/x/a.js:7 ' ; DROP TABLE policy_violations" };
    const day = 24 * 60 * 60 * 1000;
    await storage.addPolicyViolations([violation, other, violation], 1000);
    await storage.addPolicyViolations([violation], 2000);
    await storage.addPolicyViolations([violation], day + 1000);
    await storage.addPolicyViolations([], day + 1000);
    expect(await storage.listPolicyViolations(EVERYTHING)).toStrictEqual([
      { ...violation, count: 4, lastAt: day + 1000 },
      { ...other, count: 1, lastAt: 1000 },
    ]);
    expect(await storage.listPolicyViolations({ from: day, to: 2 * day })).toStrictEqual([
      { ...violation, count: 1, lastAt: day + 1000 },
    ]);
    expect(await storage.deletePolicyViolationsBefore(day)).toBe(2);
    expect(await storage.listPolicyViolations(EVERYTHING)).toMatchObject([{ count: 1 }]);
  });

  it('counts requests in a window, across all connections', async () => {
    const other = await open();
    const count = (from: Storage, amount = 1, name = 'mcp:abcd') =>
      from.countRequests({ name, count: amount, windowMs: 60_000, now: Date.now() });
    expect((await count(storage)).count).toBe(1);
    expect((await count(other, 3)).count).toBe(4);
    const { count: total, msLeft } = await count(storage);
    expect(total).toBe(5);
    expect(msLeft).toBeGreaterThan(0);
    expect(msLeft).toBeLessThanOrEqual(60_000);
    expect((await count(storage, 1, 'mcp:other')).count).toBe(1);
    await other.close();
  });

  it('starts a new window after the last one', async () => {
    const count = () =>
      storage.countRequests({ name: 'a', count: 1, windowMs: 50, now: Date.now() });
    await count();
    await sleep(60);
    expect((await count()).count).toBe(1);
  });

  it('counts many requests at once', async () => {
    const counts = await Promise.all(
      Array.from({ length: 100 }, () =>
        storage.countRequests({ name: 'a', count: 1, windowMs: 60_000, now: Date.now() }),
      ),
    );
    expect(Math.max(...counts.map(({ count }) => count))).toBe(100);
  });

  it('returns the same secret to everyone for a day', async () => {
    const other = await open();
    const [first, second] = await Promise.all([storage.getSecret(20_000), other.getSecret(20_000)]);
    expect(first).toBe(second);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await other.getSecret(20_001)).not.toBe(first);
    await other.getSecret(20_005);
    expect(await storage.getSecret(20_000)).not.toBe(first);
    await other.close();
  });

  it('passes its check, and keeps its data when it is opened again', async () => {
    await storage.check();
    const id = await storage.addFeedback(entry);
    const other = await open();
    expect(await other.listFeedback(EVERYTHING)).toMatchObject([{ id }]);
    await other.close();
  });

  it('is shared by several processes', async () => {
    const others = await Promise.all([open(), open()]);
    const all = [storage, ...others];
    await Promise.all(
      Array.from({ length: 150 }, (_, index) => all[index % 3]?.addFeedback(entry)),
    );
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(150);
    await Promise.all(others.map((other) => other.close()));
  });
});

/** The driver's message depends on when the connection broke. */
const GONE = /ECONNREFUSED|ECONNRESET|terminat|closed|shut/i;

describe.runIf(programs !== undefined)('PostgreSQL that goes away', () => {
  it('refuses while it is down and takes feedback when it is back', async () => {
    const lost: Error[] = [];
    const onConnectionLost = (error: Error) => lost.push(error);
    const storage = await createPostgresStorage(postgres?.url ?? '', { onConnectionLost });
    await storage.addFeedback({ ...entry, page: '/before' });
    await postgres?.kill();
    await expect(storage.addFeedback({ ...entry, page: '/lost' })).rejects.toThrow(GONE);
    await expect(storage.check()).rejects.toThrow(GONE);
    await postgres?.start();
    await storage.addFeedback({ ...entry, page: '/after' });
    const pages = (await storage.listFeedback(EVERYTHING)).map(({ page }) => page);
    expect(pages).toEqual(expect.arrayContaining(['/before', '/after']));
    expect(pages).not.toContain('/lost');
    await storage.close();
  }, 30_000);

  it('fails to open if there is no database', async () => {
    await expect(createPostgresStorage('postgres://docs@127.0.0.1:1/none')).rejects.toThrow(GONE);
  });
});
