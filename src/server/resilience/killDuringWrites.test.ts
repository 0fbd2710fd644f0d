import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../directories.ts';
import { createSqliteStorage } from '../storage/sqlite/createSqliteStorage.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const POSTS = 1000;
/** Each round ends in the middle of its posts, at another point. */
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

interface Started {
  process: ChildProcess;
  url: string;
}

function start(): Promise<Started> {
  const child = spawn(process.execPath, [path.join(ROOT, 'src/server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DIST_DIR: site.directory,
      DATA_DIR: data,
      FEEDBACK_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0];
      if (url) resolve({ process: child, url });
    });
  });
}

/** The id of what was acknowledged; nothing when the connection broke first. */
async function post(url: string, comment: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: '/x/introduction', comment, language: 'en', version: '8.13.1' }),
    });
    const { id } = (await response.json()) as { id: string };
    return response.status === 201 ? id : undefined;
  } catch {
    return undefined;
  }
}

async function postAndKill(round: number, killAfter: number): Promise<string[]> {
  const server = await start();
  const exit = new Promise((resolve) => server.process.once('exit', resolve));
  const acknowledged: string[] = [];
  await Promise.all(
    Array.from({ length: POSTS }, async (_, index) => {
      const id = await post(server.url, `Comment ${index} of the round ${round}`);
      if (id === undefined) return;
      acknowledged.push(id);
      if (acknowledged.length === killAfter) server.process.kill('SIGKILL');
    }),
  );
  await exit;
  return acknowledged;
}

describe('a server that is killed while it writes', () => {
  it('loses nothing that it acknowledged', async () => {
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
  }, 120_000);
});
