import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../directories.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** `http://127.0.0.1:12345` */
  url: string;
  /** Everything written so far. */
  read(): string;
  exited: Promise<number | null>;
}

export interface ProcessOptions {
  env: Record<string, string>;
  /** Shell commands that run first, such as `ulimit -n 64`. */
  before?: string;
}

/** Starts the server in a separate process, on a free port unless `PORT` is set. */
export function spawnServer({ env, before }: ProcessOptions) {
  const command = `${before === undefined ? '' : `${before}; `}exec "$0" "$@"`;
  const main = path.join(ROOT, 'src/server/main.ts');
  const child = spawn('sh', ['-c', command, process.execPath, main], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, read: () => output };
}

/** Starts the server in a separate process and waits until it serves. */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { child, exited, read } = spawnServer(options);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /Serving (http:\S+)/.exec(read())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.stdout.once('close', () => reject(new Error(`The server did not start:\n${read()}`)));
  });
  return { child, url, read, exited };
}
