import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';
import { killOnExit } from './killOnExit.ts';

export interface CommandResult {
  code: number;
  /** Standard output and error, in the order they arrived. */
  output: string;
}

export interface CommandOptions {
  env?: Record<string, string>;
  /** Prints the output instead of collecting it. */
  show?: boolean;
  /** Options of Node itself: `['--max-old-space-size=2000']`. Tools that the tool starts don't get them. */
  nodeOptions?: readonly string[];
  /** Called with what the tool passes to `process.send`. */
  onMessage?: (message: unknown) => void;
}

/** Tools don't send telemetry from this repository. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', MUI_X_TELEMETRY_DISABLED: 'true' };

/** Runs a tool of `node_modules` with the current Node: `runCommand('typescript/bin/tsc', ['-p', 'src/model'])`. */
export function runCommand(
  bin: string,
  args: readonly string[],
  { env = {}, show = false, nodeOptions = [], onMessage }: CommandOptions = {},
): Promise<CommandResult> {
  const file = path.join(ROOT, 'node_modules', bin);
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
    stdio: [
      ...(show
        ? (['inherit', 'inherit', 'inherit'] as const)
        : (['ignore', 'pipe', 'pipe'] as const)),
      ...(onMessage ? (['ipc'] as const) : []),
    ],
  });
  killOnExit(child);
  if (onMessage) child.on('message', onMessage);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
