import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '#server/testing/createTestSite.ts';
import type { TestSite } from '#server/testing/createTestSite.ts';
import { readBuildInputs } from '../files/buildInputs.ts';
import { writeBuildStamp } from '../files/buildStamp.ts';
import { ROOT } from '../files/directories.ts';

let site: TestSite;
let data: string;
let npm: ChildProcess;

beforeEach(async () => {
  // A site with a current build stamp, so that the server starts right away.
  site = await createTestSite();
  writeBuildStamp(site.directory, readBuildInputs());
  data = await mkdtemp(path.join(os.tmpdir(), 'x-docs-data-'));
});
afterEach(async () => {
  npm.kill('SIGKILL');
  await site.remove();
  await rm(data, { recursive: true, force: true });
});

/** Runs `npm start` and waits for its server. */
function start(env: Record<string, string> = {}): Promise<string> {
  npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...env, DIST_DIR: site.directory, DATA_DIR: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    npm.on('exit', () => reject(new Error(`npm start ended:\n${output}`)));
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Serving (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    npm.stdout?.on('data', read);
    npm.stderr?.on('data', read);
  });
}

describe('npm start', () => {
  it.each([
    ['SIGTERM', '1'],
    ['SIGKILL', '1'],
    ['SIGKILL', '2'],
  ] as const)(
    'stops its server if npm gets %s (WORKERS=%s)',
    async (signal, workers) => {
      const url = await start({ WORKERS: workers });
      expect((await fetch(url)).status).toBe(200);
      npm.kill(signal);
      await vi.waitFor(() => expect(fetch(url)).rejects.toThrow('fetch failed'), {
        timeout: 30_000,
        interval: 100,
      });
    },
    120_000,
  );
});
