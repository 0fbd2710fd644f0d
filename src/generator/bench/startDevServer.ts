import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../files/directories.ts';
import { findFreePort } from '../processes/findFreePort.ts';
import { TaskFailure } from '../processes/runTask.ts';

export interface DevServer {
  url: string;
  /** From the start of the process to the last byte of the first page. */
  firstPageMs: number;
  stop: () => Promise<void>;
}

const TIMEOUT_MS = 180_000;
const POLL_MS = 25;

/** Runs `npm run dev` on a free port and waits until it has served `pathname`. */
export async function startDevServer(pathname: string): Promise<DevServer> {
  const port = await findFreePort();
  const start = performance.now();
  // A server that someone else works with in this checkout keeps running.
  const options = ['--port', String(port), '--host', '127.0.0.1', '--ignore-lock'];
  const child = spawn(process.execPath, ['src/generator/tasks/dev.ts', ...options], {
    cwd: ROOT,
    // Its own process group, so that the tools it has started stop too.
    detached: true,
    stdio: 'ignore',
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await exit;
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await isServed(url + pathname))) {
    if (child.exitCode !== null || performance.now() - start > TIMEOUT_MS) {
      await stop();
      throw new TaskFailure(`npm run dev didn't serve ${pathname}.\nHint: run it to see why.`);
    }
    await wait(POLL_MS);
  }
  return { url, firstPageMs: performance.now() - start, stop };
}

async function isServed(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.text();
    return response.ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}
