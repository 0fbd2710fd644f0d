import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export interface Command {
  program: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  port: number;
  /** Requested repeatedly until the server responds. */
  path: string;
}

/** Starts a server and waits until it responds. */
export async function startCompetitor(command: Command): Promise<RunningProcess> {
  const { program, args, env, port, path } = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const isUp = await fetch(url + path).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    if (attempt === 100 || child.exitCode !== null) throw new Error(`${program} did not start`);
    await sleep(100);
  }
  return { url, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await exit;
  clearTimeout(timer);
}
