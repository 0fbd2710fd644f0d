import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '#build/content/directories.ts';
import { findProgram } from './findProgram.ts';
import { formatNginxConfig } from './nginxConfig.ts';
import type { Command } from './startCompetitor.ts';

export interface Competitor {
  name: 'this server' | 'nginx, copies on' | 'nginx, copies off' | 'sirv' | 'serve';
  /** A message instead says what is missing and how to get it. */
  command: Omit<Command, 'path'> | string;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** All servers with the same site, each on a port of its own and with one process for each core. */
export function listCompetitors(root: string, dataDirectory: string): Competitor[] {
  const workers = os.availableParallelism();
  const own = createOwnCommand(root, dataDirectory, workers);
  return [
    { name: 'this server', command: own },
    { name: 'nginx, copies on', command: createNginxCommand(root, 4801, workers, true) },
    { name: 'nginx, copies off', command: createNginxCommand(root, 4802, workers, false) },
    {
      name: 'sirv',
      command: createNodeCommand('sirv', 4803, [
        root,
        '--port',
        '4803',
        '--host',
        '127.0.0.1',
        '--quiet',
      ]),
    },
    {
      name: 'serve',
      command: createNodeCommand('serve', 4804, [
        root,
        '--listen',
        'tcp://127.0.0.1:4804',
        '--no-request-logging',
      ]),
    },
  ];
}

function createOwnCommand(
  root: string,
  dataDirectory: string,
  workers: number,
): Competitor['command'] {
  return {
    program: process.execPath,
    args: [path.join(ROOT, 'src/server/main.ts')],
    env: {
      PORT: '4800',
      WORKERS: String(workers),
      DIST_DIR: root,
      DATA_DIR: dataDirectory,
      FEEDBACK_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    },
    port: 4800,
  };
}

function createNginxCommand(
  root: string,
  port: number,
  workers: number,
  isStatic: boolean,
): Competitor['command'] {
  const program = findProgram('nginx', 'BENCH_NGINX');
  if (program === undefined)
    return 'install the Debian package nginx, or set BENCH_NGINX to the program';
  const brotliModule = process.env['BENCH_NGINX_BROTLI'] ?? BROTLI_MODULE;
  const directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-nginx-'));
  const file = path.join(directory, 'nginx.conf');
  writeFileSync(
    file,
    formatNginxConfig({ directory, root, port, workers, isStatic, brotliModule }),
  );
  return { program, args: ['-c', file, '-e', path.join(directory, 'error.log')], port };
}

function createNodeCommand(
  name: 'sirv' | 'serve',
  port: number,
  args: readonly string[],
): Competitor['command'] {
  const variable = `BENCH_${name.toUpperCase()}`;
  const program = findProgram(name, variable);
  const packageName = name === 'sirv' ? 'sirv-cli' : name;
  if (program === undefined) {
    return `install the npm package ${packageName}, or set ${variable} to the program`;
  }
  return { program, args, port };
}
