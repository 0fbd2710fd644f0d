import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeTestDocs } from '#server/testing/createTestDocs.ts';
import { createTestSite } from '#server/testing/createTestSite.ts';
import { ROOT } from '../files/directories.ts';
import type { Lock } from '../packages/Lock.ts';
import { findFreePort } from '../processes/findFreePort.ts';
import { layOutImage } from './testing/layOutImage.ts';
import type { Image } from './testing/layOutImage.ts';
import { parseDockerfile } from './testing/parseDockerfile.ts';

// Every step starts a process, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const stages = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));

describe('Dockerfile', () => {
  const installs = stages.flatMap(({ instructions }) =>
    instructions.flatMap(({ keyword, args }, index) =>
      keyword === 'RUN' && /npm (ci|i|install|add)\b/.test(args.join(' '))
        ? [{ command: args.join(' '), before: instructions.slice(0, index) }]
        : [],
    ),
  );

  it('installs packages from the lockfile only', () => {
    expect(installs.map(({ command }) => command)).toEqual(['npm ci', 'npm ci']);
  });

  it('turns install scripts off before every install', () => {
    expect(readFileSync(path.join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    for (const { before } of installs) {
      const copied = before.filter(({ keyword }) => keyword === 'COPY').flatMap(({ args }) => args);
      expect(copied).toContain('.npmrc');
    }
  });
});

/** As root, the tests switch to an unprivileged user, like the image does. Any other user is unprivileged already. */
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
const owner = isRoot ? NOBODY : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

describe("the image's last stage", () => {
  let folder: string;
  let image: Image;
  let server: ChildProcess;
  let url: string;
  let env: NodeJS.ProcessEnv;
  let output = '';

  /** Starts a command of the image as its unprivileged user. It only uses Node from this machine. */
  const prepare = ([program = '', ...args]: readonly string[]) =>
    [
      program.replace(/^node$/, path.join(folder, 'bin/node')),
      args,
      { cwd: path.join(image.root, image.workdir), env, ...(isRoot ? NOBODY : {}) },
    ] as const;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'x-docs-image-'));
    chmodSync(folder, 0o755);
    const site = await createTestSite();
    await writeTestDocs(site.directory);
    image = layOutImage(stages, {
      folder,
      context: ROOT,
      // The checkout replaces the first stage after `npm ci`, and a small test site replaces its build.
      mounts: { build: { '/app': ROOT, '/app/dist': site.directory } },
      isDone: (command, stage) => stage === 'build' && !command.startsWith('npm run image'),
      owner,
    });
    await site.remove();
    setWritable(path.join(image.root, image.workdir, 'dist'), false);
    mkdirSync(path.join(folder, 'bin'));
    copyFileSync(process.execPath, path.join(folder, 'bin/node'));
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    env = {
      ...image.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGINS: url,
      DATA_DIR: path.join(image.root, image.env['DATA_DIR'] ?? ''),
    };
    const [program, args, options] = prepare(image.command);
    server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    await vi.waitUntil(() => output.includes(`Serving ${url}`), { timeout: 60_000 });
  }, 300_000);

  afterAll(() => {
    server?.kill();
    if (image) setWritable(path.join(image.root, image.workdir, 'dist'), true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('contains only the packages of the server, at the versions of the lockfile', () => {
    const app = path.join(image.root, image.workdir);
    const installed = readVersions(path.join(app, 'node_modules/.package-lock.json'));
    const locked = readVersions(path.join(ROOT, 'package-lock.json'));
    expect(Object.keys(installed)).toContain('node_modules/hono');
    expect(Object.keys(installed)).not.toContain('node_modules/astro');
    expect(Object.entries(installed).filter(([name, version]) => locked[name] !== version)).toEqual(
      [],
    );
  });

  it('runs as an unprivileged user who cannot change the site', () => {
    expect(image.user).toBe('node');
    const file = path.join(image.root, image.workdir, 'dist/index.html');
    const attempt = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`;
    const [program, args, options] = prepare(['node', '-e', attempt]);
    expect(spawnSync(program, args, { ...options, encoding: 'utf8' }).stderr).toMatch(
      /EACCES|EPERM/,
    );
  });

  it('serves a page', async () => {
    const response = await fetch(`${url}/x/introduction/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>Introduction</h1>');
  });

  it('stores feedback', async () => {
    const response = await fetch(`${url}/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ page: '/x/introduction', vote: 1, language: 'en', version: '8.13.1' }),
    });
    expect(response.status).toBe(201);
    const [program, args, options] = prepare(['node', 'src/server/feedback-report/main.ts']);
    const report = spawnSync(program, args, { ...options, encoding: 'utf8' });
    expect(report.stderr).toBe('');
    expect(report.stdout).toContain('/x/introduction');
  });

  it('answers MCP clients', async () => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)) as Transport);
    const { content } = await client.callTool({
      name: 'read_page',
      arguments: { path: '/x/react-data-grid/sorting/' },
    });
    expect(JSON.stringify(content)).toContain('Click a header.');
    await client.close();
  });

  it('passes its health check', () => {
    const [program, args, options] = prepare(image.healthcheck);
    expect(spawnSync(program, args, options).status).toBe(0);
  });

  it('stops on request', async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

/** Reads the version of each package by its folder. */
function readVersions(file: string): Record<string, string | undefined> {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([name]) => name !== '')
      .map(([name, { version }]) => [name, version]),
  );
}

function setWritable(directory: string, isWritable: boolean): void {
  if (!existsSync(directory)) return;
  const mode = isWritable ? 0o755 : 0o555;
  if (isWritable) chmodSync(directory, mode);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? mode : mode & 0o666);
  }
  if (!isWritable) chmodSync(directory, mode);
}
