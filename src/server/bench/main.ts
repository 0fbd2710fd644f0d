import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadEnv } from '../env.ts';
import { loadSiteFiles } from '../static/SiteFiles.ts';
import { describeError } from '../describeError.ts';
import { findBrotliModule, listCompetitors } from './competitors.ts';
import type { Competitor } from './competitors.ts';
import { findProgram } from './findProgram.ts';
import { readCpuSeconds } from './readCpuSeconds.ts';
import { formatResults, judgeResults } from './results.ts';
import type { Result } from './results.ts';
import { createFeedbackScript, createPathScript, runWrk } from './runWrk.ts';
import type { Load } from './runWrk.ts';
import { startCompetitor } from './startCompetitor.ts';

const CONNECTIONS = 100;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

/** Part of `npm run bench`. Measures this server and others in one run on one machine, so that only ratios matter. */
async function bench(): Promise<void> {
  const wrk = findProgram('wrk', 'BENCH_WRK');
  if (wrk === undefined) {
    throw new Error(
      'wrk is MISSING, so nothing can be measured: install the Debian package wrk, or set BENCH_WRK.',
    );
  }
  const { DIST_DIR: root } = loadEnv();
  const { files } = await loadSiteFiles(root);
  const paths = choosePaths([...files.keys()]);
  if (findBrotliModule() === undefined) {
    warn(
      'The brotli module of nginx is MISSING, so it sends gzip: install libnginx-mod-http-brotli-static',
    );
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-bench-'));
  // The workers of nginx run as another user and need access to this directory.
  chmodSync(directory, 0o755);
  const setting = { root, directory, workers: os.availableParallelism() };
  const results: Result[] = [];
  try {
    for (const { name, command } of listCompetitors(setting)) {
      if (typeof command === 'string') {
        warn(`${name} is MISSING and not measured: ${command}`);
        continue;
      }
      results.push(...(await measure(name, command, paths, wrk)));
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
  process.stdout.write(
    `\n${paths.length} paths, ${CONNECTIONS} connections, ${os.availableParallelism()} cores\n`,
  );
  process.stdout.write(formatResults(results));
  const verdicts = judgeResults(results);
  process.stdout.write(`\n${verdicts.map(({ text }) => text).join('\n')}\n`);
  if (verdicts.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

async function measure(
  name: Competitor['name'],
  command: Exclude<Competitor['command'], string>,
  paths: readonly string[],
  wrk: string,
): Promise<Result[]> {
  const server = await startCompetitor({ ...command, path: paths[0] ?? '/' });
  const load: Omit<Load, 'script'> = {
    wrk,
    url: server.url,
    connections: CONNECTIONS,
    seconds: SECONDS,
  };
  try {
    const results: Result[] = [];
    for (const kind of ['compressed', 'plain'] as const) {
      const script = createPathScript(paths, kind === 'plain' ? undefined : 'gzip, deflate, br');
      await runWrk({ ...load, script, seconds: 2 });
      const before = readCpuSeconds(server.pid);
      const measurement = await runWrk({ ...load, script });
      const after = readCpuSeconds(server.pid);
      const cpuSeconds = before !== undefined && after !== undefined ? after - before : undefined;
      results.push({ name, kind, cpuSeconds, ...measurement });
      process.stdout.write('.');
    }
    if (name === 'this server') {
      const script = createFeedbackScript(paths[0]?.replace(/\/$/, '') ?? '');
      results.push({ name, kind: 'feedback', ...(await runWrk({ ...load, script })) });
    }
    return results;
  } finally {
    await server.stop();
  }
}

function warn(message: string): void {
  process.stdout.write(`\n!!! ${message}.\n`);
}

/** A mix of pages and their assets, roughly as browsers request them. The first path is a page. */
function choosePaths(files: readonly string[]): string[] {
  const pages = files.filter((file) => /^\/x\/.*\/index\.html$/.test(file));
  const assets = files.filter((file) => file.startsWith('/x/_astro/'));
  const pick = (list: readonly string[], count: number) =>
    list.filter((_, index) => index % Math.ceil(list.length / count) === 0);
  const chosen = [...pick(pages, 20), ...pick(assets, 40)];
  return chosen.map((file) => file.replace(/index\.html$/, ''));
}

try {
  await bench();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
