import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { replaceTable } from './replaceTable.ts';
import type { ResilienceRow } from './replaceTable.ts';

// npm run test:resilience: runs the tests of this folder and writes the table in ../RESILIENCE.md.
// npm run test:resilience -- --fuzz 200000: only fuzzes, with that many requests.
// npm run test:resilience -- --soak 200000: only measures memory, over that many requests.

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TABLE_FILE = path.resolve(import.meta.dirname, '../RESILIENCE.md');
const { values } = parseArgs({
  options: { fuzz: { type: 'string' }, soak: { type: 'string' } },
});

function run(program: string, args: readonly string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, [path.join('node_modules', program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

const test = (name: string, env: Record<string, string>) =>
  run('vitest/vitest.mjs', ['run', `src/server/resilience/${name}`], env);

if (values.fuzz !== undefined) {
  process.exitCode = test('fuzz.test.ts', { FUZZ_REQUESTS: values.fuzz });
} else if (values.soak !== undefined) {
  process.exitCode = test('soak.test.ts', { SOAK_REQUESTS: values.soak });
} else {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-resilience-'));
  const rowsFile = path.join(directory, 'rows.jsonl');
  process.exitCode = test('', { RESILIENCE_ROWS: rowsFile });
  if (process.exitCode === 0 && existsSync(rowsFile)) {
    const lines = readFileSync(rowsFile, 'utf8').trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as ResilienceRow);
    writeFileSync(TABLE_FILE, replaceTable(readFileSync(TABLE_FILE, 'utf8'), rows));
    process.exitCode = run('prettier/bin/prettier.cjs', ['--write', TABLE_FILE]);
  }
  rmSync(directory, { recursive: true });
}
