import { spawn } from 'node:child_process';
import { ROOT } from '../files/directories.ts';
import { getDistDir } from '../files/getDistDir.ts';
import { killOnExit } from './killOnExit.ts';
import { TaskFailure } from './runTask.ts';

export interface ServedSite {
  url: string;
  stop: () => void;
}

/** Starts the server on a free port and waits until it listens. The server stops with this process. */
export function serveSite(dist: string = getDistDir()): Promise<ServedSite> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DIST_DIR: dist,
      PORT: '0',
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killOnExit(server);
  return new Promise((resolve, reject) => {
    server.on('exit', (code) => reject(new TaskFailure(`The server stopped with code ${code}.`)));
    server.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\/\/[^\s]+/.exec(chunk.toString())?.[0];
      if (url) resolve({ url: url.replace(/\/$/, ''), stop: () => server.kill() });
    });
  });
}
