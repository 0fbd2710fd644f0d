import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';
import { killOnExit } from './killOnExit.ts';

export interface CommandResult {
  code: number;
  /** Standard output and standard error, in the order they were written. */
  output: string;
}

/** Turns telemetry off in every tool. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', MUI_X_TELEMETRY_DISABLED: 'true' };

/** Runs a tool from `node_modules` with this Node: `runCommand('typescript/bin/tsc', ['-p', 'src/model'])`. */
export function runCommand(
  bin: string,
  args: readonly string[],
  { env = {}, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', bin), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  killOnExit(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
