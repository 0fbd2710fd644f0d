import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../createLogger.ts';
import { parseEnv } from '../env.ts';
import { startServer } from '../startServer.ts';
import { createTestSite } from '../testing/createTestSite.ts';

it.each([
  ['/feedback', 'content-length: 100'],
  ['/feedback', 'transfer-encoding: chunked'],
  ['/mcp', 'content-length: 100'],
])('logs a post to %s with %s that the client aborts as information', async (url, framing) => {
  const site = await createTestSite();
  const data = mkdtempSync(path.join(os.tmpdir(), 'x-docs-data-'));
  const env = parseEnv({ DIST_DIR: site.directory, DATA_DIR: data, PORT: '0', DRAIN_SECONDS: '0' });
  const lines: string[] = [];
  const server = await startServer(
    env,
    createLogger('info', (line) => lines.push(line)),
  );
  onTestFinished(async () => {
    await server.stop();
    rmSync(data, { recursive: true });
    await site.remove();
  });
  const socket = net.connect(server.port, '127.0.0.1');
  const head = `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
  socket.write(`${head}${framing}\r\n\r\n5\r\n{"a":`);
  setTimeout(() => socket.destroy(), 200);
  await vi.waitFor(() => expect(lines.join('')).toContain(url), { timeout: 5000 });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'info', message: 'Request', path: url, status: 499 }),
  ]);
  expect(lines.join('')).not.toContain('stack');
});
