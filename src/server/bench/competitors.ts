import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../directories.ts';
import { findProgram } from './findProgram.ts';
import { formatNginxConfig } from './nginxConfig.ts';
import type { Command } from './startCompetitor.ts';

export interface Competitor {
  name: 'this server' | 'nginx, copies on' | 'nginx, copies off' | 'sirv' | 'serve';
  /** A string if the server can't run here. It says what's missing and how to install it. */
  command: Omit<Command, 'path'> | string;
}

export interface Setting {
  /** The site that all of them serve. */
  root: string;
  /** Where the servers can write their files. */
  directory: string;
  /** The number of processes, for servers that let us choose. */
  workers: number;
}

/** All servers with the same site, each on a different port. */
export function listCompetitors(setting: Setting): Competitor[] {
  const { root } = setting;
  const sirv = [root, '--port', '4803', '--host', '127.0.0.1', '--quiet'];
  const serve = [root, '--listen', 'tcp://127.0.0.1:4804', '--no-request-logging'];
  return [
    { name: 'this server', command: createOwnCommand(setting, 4800) },
    { name: 'nginx, copies on', command: createNginxCommand(setting, 4801, true) },
    { name: 'nginx, copies off', command: createNginxCommand(setting, 4802, false) },
    { name: 'sirv', command: createNodeCommand('sirv', 'sirv-cli', 4803, sirv) },
    { name: 'serve', command: createNodeCommand('serve', 'serve', 4804, serve) },
  ];
}

function createOwnCommand(
  { root, directory, workers }: Setting,
  port: number,
): Competitor['command'] {
  const env = {
    PORT: String(port),
    WORKERS: String(workers),
    DIST_DIR: root,
    DATA_DIR: directory,
    FEEDBACK_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
  };
  return { program: process.execPath, args: [path.join(ROOT, 'src/server/main.ts')], env, port };
}

function createNginxCommand(
  { root, directory: parent, workers }: Setting,
  port: number,
  isStatic: boolean,
): Competitor['command'] {
  const program = findProgram('nginx', 'BENCH_NGINX');
  if (program === undefined) {
    return 'install the Debian package nginx, or set BENCH_NGINX to the program';
  }
  const directory = path.join(parent, `nginx-${port}`);
  mkdirSync(directory);
  const file = path.join(directory, 'nginx.conf');
  const brotliModule = findBrotliModule();
  writeFileSync(
    file,
    formatNginxConfig({ directory, root, port, workers, isStatic, brotliModule }),
  );
  return { program, args: ['-c', file, '-e', path.join(directory, 'error.log')], port };
}

/** Comes with Debian's package libnginx-mod-http-brotli-static. Without it, nginx sends gzip. */
export function findBrotliModule(): string | undefined {
  const file =
    process.env['BENCH_NGINX_BROTLI'] ?? '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(file) ? file : undefined;
}

function createNodeCommand(
  name: string,
  packageName: string,
  port: number,
  args: readonly string[],
): Competitor['command'] {
  const variable = `BENCH_${name.toUpperCase()}`;
  const program = findProgram(name, variable);
  if (program !== undefined) return { program, args, port };
  return `install the npm package ${packageName}, or set ${variable} to the program`;
}
