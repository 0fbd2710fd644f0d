import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../openStorage.ts';
import type { NewFeedback, Storage } from '../Storage.ts';
import { createSqliteStorage } from './createSqliteStorage.ts';

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };
const entry: NewFeedback = {
  createdAt: 1,
  page: '/x/introduction',
  language: 'en',
  version: '8.13.1',
  vote: 1,
  fingerprint: undefined,
};
let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-sqlite-'));
  file = path.join(directory, 'deep/site.db');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('createSqliteStorage', () => {
  it('waits for another process that writes, without blocking', async () => {
    const storage = createSqliteStorage(file, { busyTimeoutMs: 20_000 });
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    let ticks = 0;
    // A timer releases the lock, so a write that blocks the process would never succeed, however slow the machine is.
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === 10) other.exec('COMMIT');
    }, 5);
    await storage.addFeedback(entry);
    clearInterval(timer);
    expect(ticks).toBeGreaterThanOrEqual(10);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(1);
    other.close();
    await storage.close();
  });

  it('gives up when the file stays locked, and works again afterwards', async () => {
    const storage = createSqliteStorage(file, { busyTimeoutMs: 100 });
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(storage.addFeedback(entry)).rejects.toThrow('locked');
    await expect(storage.check()).rejects.toThrow('locked');
    expect(await storage.listFeedback(EVERYTHING)).toEqual([]);
    other.exec('ROLLBACK');
    await storage.addFeedback(entry);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(1);
    other.close();
    await storage.close();
  });

  it('refuses when the disk is full, keeps what it had and works again when there is room', async () => {
    const storage = createSqliteStorage(file, { maxPages: 20 });
    const comment = 'A long story. '.repeat(280);
    let stored = 0;
    const fill = async () => {
      for (;;) {
        await storage.addFeedback({ ...entry, comment });
        stored += 1;
      }
    };
    await expect(fill()).rejects.toThrow('full');
    expect(stored).toBeGreaterThan(0);
    await expect(storage.check()).rejects.toThrow('full');
    const rows = await storage.listFeedback(EVERYTHING);
    expect(rows).toHaveLength(stored);
    await storage.deleteFeedback(rows[0]?.id ?? '');
    await storage.addFeedback(entry);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(stored);
    await storage.close();
  });

  it('opens while another process creates its tables, without blocking', async () => {
    mkdirSync(path.dirname(file));
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    expect(() => createSqliteStorage(file)).toThrow('locked');
    const storage = openStorage({ DATA_DIR: path.dirname(file), DATABASE_URL: undefined });
    const added = storage.addFeedback(entry);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await sleep(200);
    expect(ticks).toBeGreaterThan(10);
    other.exec('ROLLBACK');
    await added;
    clearInterval(timer);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(1);
    other.close();
    await storage.close();
  });

  it('reports a locked file quickly, however many writes wait for it', async () => {
    const storage = createSqliteStorage(file);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const added = Array.from({ length: 50 }, () => storage.addFeedback(entry));
    await sleep(20);
    const start = performance.now();
    await expect(storage.check()).rejects.toThrow('locked');
    expect(performance.now() - start).toBeLessThan(1000);
    other.exec('ROLLBACK');
    await Promise.all(added);
    await storage.check();
    other.close();
    await storage.close();
  });

  it('leaves nothing behind by checking', async () => {
    const storage = createSqliteStorage(file);
    await storage.check();
    const size = statSync(file).size;
    for (let count = 0; count < 50; count += 1) await storage.check();
    await storage.close();
    expect(statSync(file).size).toBeLessThan(size + 200_000);
  });

  it('lets nobody else read its files', async () => {
    const storage = createSqliteStorage(file);
    await storage.addFeedback(entry);
    const readModes = () => {
      const names = readdirSync(path.dirname(file));
      return names.map((name) => [
        name,
        (statSync(path.join(path.dirname(file), name)).mode & 0o777).toString(8),
      ]);
    };
    const expected = [
      ['site.db', '600'],
      ['site.db-shm', '600'],
      ['site.db-wal', '600'],
    ];
    expect(readModes()).toEqual(expected);
    for (const [name] of expected) chmodSync(path.join(path.dirname(file), name ?? ''), 0o644);
    // An earlier version of the server created its files with this mode.
    const other = createSqliteStorage(file);
    expect(readModes()).toEqual(expected);
    await other.close();
    await storage.close();
  });

  it('says so when the file is something else', () => {
    file = path.join(directory, 'site.db');
    writeFileSync(file, 'This is a letter, and a rather long one at that. '.repeat(100));
    expect(() => createSqliteStorage(file)).toThrow('not a database');
  });

  it('finishes waiting writes before it closes', async () => {
    const storage = createSqliteStorage(file);
    const added = Promise.all([storage.addFeedback(entry), storage.addFeedback(entry)]);
    await storage.close();
    expect(await added).toHaveLength(2);
  });
});

describe('a file that is deleted or replaced', () => {
  const list = async (storage: Storage) =>
    (await storage.listFeedback(EVERYTHING)).map(({ page }) => page);
  const LOGS = ['-wal', '-shm'];

  it.each([
    ['the database', ['']],
    ['the database and its logs', ['', ...LOGS]],
    ['the directory', undefined],
  ])('is created again after %s was deleted', async (_name, suffixes) => {
    let replaced = 0;
    const storage = createSqliteStorage(file, { onReplaced: () => (replaced += 1) });
    await storage.addFeedback({ ...entry, page: '/before' });
    if (suffixes) for (const suffix of suffixes) rmSync(file + suffix);
    else rmSync(path.dirname(file), { recursive: true });
    await storage.addFeedback({ ...entry, page: '/after' });
    expect(replaced).toBe(1);
    expect(await list(storage)).toEqual(['/after']);
    await storage.close();
    const again = createSqliteStorage(file);
    expect(await list(again)).toEqual(['/after']);
    await again.close();
  });

  it('is opened again when another one takes its place', async () => {
    const storage = createSqliteStorage(file);
    await storage.addFeedback({ ...entry, page: '/backup' });
    await storage.close();
    copyFileSync(file, `${file}.backup`);
    const running = createSqliteStorage(file);
    await running.addFeedback({ ...entry, page: '/lost' });
    renameSync(`${file}.backup`, file);
    await running.addFeedback({ ...entry, page: '/after' });
    expect((await list(running)).sort()).toEqual(['/after', '/backup']);
    await running.close();
    const again = createSqliteStorage(file);
    expect((await list(again)).sort()).toEqual(['/after', '/backup']);
    await again.close();
  });

  it('loses nothing that was accepted afterwards, with several processes', async () => {
    const storages = Array.from({ length: 3 }, () => createSqliteStorage(file));
    const add = (page: string) =>
      Promise.all(storages.map((storage) => storage.addFeedback({ ...entry, page })));
    for (let round = 0; round < 5; round += 1) {
      await add('/before');
      rmSync(file);
      await add(`/after`);
      const expected = ['/after', '/after', '/after'];
      for (const storage of storages) expect(await list(storage)).toEqual(expected);
      const check = new DatabaseSync(file);
      expect(check.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      check.close();
    }
    await Promise.all(storages.map((storage) => storage.close()));
  });

  it('is noticed by a check', async () => {
    let replaced = 0;
    const storage = createSqliteStorage(file, { onReplaced: () => (replaced += 1) });
    rmSync(file);
    await storage.check();
    expect(replaced).toBe(1);
    await storage.close();
  });

  it('is refused while it cannot be created', async () => {
    const storage = createSqliteStorage(file);
    rmSync(path.dirname(file), { recursive: true });
    writeFileSync(path.dirname(file), 'in the way');
    await expect(storage.addFeedback(entry)).rejects.toThrow(/EEXIST|ENOTDIR|unable to open/);
    await expect(storage.check()).rejects.toThrow(/EEXIST|ENOTDIR|unable to open/);
    rmSync(path.dirname(file));
    await storage.addFeedback(entry);
    expect(await list(storage)).toHaveLength(1);
    await storage.close();
  });
});
