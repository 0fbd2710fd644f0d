import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '../openStorage.ts';
import type { NewFeedback } from '../Storage.ts';
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
    const storage = createSqliteStorage(file);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const added = storage.addFeedback(entry);
    setTimeout(() => other.exec('COMMIT'), 200);
    await added;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
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
    const rows = await storage.listFeedback(EVERYTHING);
    expect(rows).toHaveLength(stored);
    await storage.deleteFeedback(rows[0]?.id ?? '');
    await storage.addFeedback(entry);
    expect(await storage.listFeedback(EVERYTHING)).toHaveLength(stored);
    await storage.close();
  });

  it('is opened while another process makes its tables, without blocking', async () => {
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

  it('says so when the file is something else', () => {
    file = path.join(directory, 'site.db');
    writeFileSync(file, 'This is a letter, and a rather long one at that. '.repeat(100));
    expect(() => createSqliteStorage(file)).toThrow('not a database');
  });

  it('finishes what waits before it closes', async () => {
    const storage = createSqliteStorage(file);
    const added = Promise.all([storage.addFeedback(entry), storage.addFeedback(entry)]);
    await storage.close();
    expect(await added).toHaveLength(2);
  });
});
