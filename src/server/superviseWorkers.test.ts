import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite } from './testing/createTestSite.ts';
import type { TestSite } from './testing/createTestSite.ts';
import { spawnServer, startProcess } from './testing/startProcess.ts';
import type { ServerProcess } from './testing/startProcess.ts';

let site: TestSite;
let data: string;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
});
afterAll(async () => {
  rmSync(data, { recursive: true });
  await site.remove();
});

const createEnv = () => ({ DIST_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '1' });

function listWorkers(pid: number | undefined): number[] {
  const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
  return output.trim().split(/\s+/).map(Number);
}

/** Waits until both workers serve. A request id starts with the id of the process that responded. */
async function waitForBoth({ url, child }: ServerProcess): Promise<number[]> {
  const seen = new Set<string | undefined>();
  while (seen.size < 2) {
    const { headers } = await fetch(url, { headers: { connection: 'close' } });
    seen.add(headers.get('x-request-id')?.split('-')[0]);
    await sleep(20);
  }
  return listWorkers(child.pid);
}

async function askOnce(url: string): Promise<number | string> {
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(5000) };
  return fetch(`${url}/x/introduction/`, options).then(
    ({ status }) => status,
    (error: Error) => (error.name === 'TimeoutError' ? 'hung' : 'reset'),
  );
}

async function waitFor<Value>(read: () => Value, isDone: (value: Value) => boolean) {
  const deadline = Date.now() + 20_000;
  while (!isDone(read()) && Date.now() < deadline) await sleep(50);
  return read();
}

describe('several workers', { timeout: 60_000 }, () => {
  it('keep serving when one dies right after the start, and replace it', async () => {
    const server = await startProcess({ env: { ...createEnv(), WORKERS: '2' } });
    const [first = 0] = await waitForBoth(server);
    process.kill(first, 'SIGKILL');
    const statuses = new Set<number | string>();
    const deadline = Date.now() + 3000;
    while (Date.now() < deadline) {
      statuses.add(await askOnce(server.url));
      await sleep(20);
    }
    // Connections that the worker had accepted are reset when it dies. None may hang.
    expect([...statuses].filter((status) => status !== 'reset')).toEqual([200]);
    expect(server.child.exitCode).toBeNull();
    const workers = await waitFor(
      () => listWorkers(server.child.pid),
      ({ length }) => length === 2,
    );
    expect(workers).not.toContain(first);
    expect(server.read()).toContain('A worker died and will be replaced');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('wait longer before each replacement of a worker that keeps dying', async () => {
    const server = await startProcess({ env: { ...createEnv(), WORKERS: '2' } });
    const [healthy] = await waitForBoth(server);
    for (let round = 0; round < 3; round += 1) {
      const workers = await waitFor(
        () => listWorkers(server.child.pid),
        ({ length }) => length === 2,
      );
      for (const worker of workers) if (worker !== healthy) process.kill(worker, 'SIGKILL');
      await waitFor(
        () => listWorkers(server.child.pid),
        ({ length }) => length === 1,
      );
    }
    await waitFor(server.read, (output) => output.includes('"delayMs":2000'));
    const delays = [...server.read().matchAll(/"delayMs":(\d+)/g)].map(([, ms]) => Number(ms));
    expect(delays).toEqual([500, 1000, 2000]);
    expect(listWorkers(server.child.pid)).toContain(healthy);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('give up when none can start', async () => {
    const other = net.createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const env = { ...createEnv(), WORKERS: '2', PORT: String(port) };
    const { exited, read } = spawnServer({ env });
    expect(await exited).toBe(1);
    expect(read()).toContain(`Port ${port} is taken.`);
    other.close();
  });
});
