import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '#generator/processes/findFreePort.ts';
import { createTestSite } from '../testing/createTestSite.ts';
import type { TestSite } from '../testing/createTestSite.ts';

const PAGE = '/x/introduction/';
const COUNT = /^x_docs_http_requests_total\{method="GET",route="page",status="200"\} (\d+)$/m;

let site: TestSite;
let data: string;
let server: ChildProcess | undefined;
beforeAll(async () => {
  site = await createTestSite();
  data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
});
afterEach(() => server?.kill('SIGKILL'));
afterAll(async () => {
  await site.remove();
  rmSync(data, { recursive: true });
});

/** Starts the server in a separate process and waits until it responds. */
async function start(env: Record<string, string>): Promise<string> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, DIST_DIR: site.directory, DATA_DIR: data, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toContain('Serving'), { timeout: 30_000 });
  return `http://127.0.0.1:${port}`;
}

describe('metrics', () => {
  it.each(['1', '2'])(
    'counts the requests of %s processes and stops with them',
    async (workers) => {
      const metricsPort = await findFreePort();
      const url = await start({ WORKERS: workers, METRICS_PORT: String(metricsPort) });
      for (let request = 0; request < 6; request += 1) {
        const response = await fetch(url + PAGE, { headers: { connection: 'close' } });
        expect(response.status).toBe(200);
        await response.text();
      }
      // The server responds as soon as one process runs, but the metrics need all of them.
      const metrics = await vi.waitFor(
        async () => {
          const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
          expect(response.status).toBe(200);
          return response;
        },
        { timeout: 40_000 },
      );
      expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const text = await metrics.text();
      expect(COUNT.exec(text)?.[1]).toBe('6');
      expect(text).toMatch(/^x_docs_storage_up 1$/m);
      expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);

      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
    60_000,
  );

  it('are off unless a port is set, and never on the public port', async () => {
    const url = await start({});
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  }, 60_000);
});
