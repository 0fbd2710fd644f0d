import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface TestServer {
  process: ChildProcess;
  url: string;
  /** The log so far, with one JSON object per line. */
  readLog(): string;
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const DEFAULTS = { PORT: '0', FEEDBACK_PER_MINUTE: '0', LOG_LEVEL: 'warn', DRAIN_SECONDS: '1' };
const MAIN = path.resolve(import.meta.dirname, '../main.ts');

/** Starts the server the way `npm run serve` does, on a free port and without limits. */
export function startTestServer(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...DEFAULTS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server didn't start.\n${output}`)));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^Serving (http:\S+)/m.exec(output)?.[1];
      if (url === undefined) return;
      const readLog = () => output;
      const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
        child.kill(signal);
        await exit;
      };
      resolve({ process: child, url, readLog, stop });
    });
  });
}
