import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '#generator/files/directories.ts';
import { findFreePort } from '#generator/processes/findFreePort.ts';

export interface ServedSite {
  url: string;
  stop: () => void;
}

/** Serves the built site on a free port, the way readers get it. */
export async function serveSite(): Promise<ServedSite> {
  const port = await findFreePort();
  const server = spawn(process.execPath, [path.join(ROOT, 'src/server/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/x/`).catch(() => undefined);
    if (answer?.ok) return { url, stop: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error('The server did not start within 20 s.');
}
