import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { ROOT } from '../files/directories.ts';
import { killOnExit } from './killOnExit.ts';

/** Work that runs beside something more urgent gets what is left of the processor. */
const LOW_PRIORITY = 10;

/** Runs one of our files in a separate process and shows its output. */
export function runNode(file: string, args: readonly string[] = []): Promise<{ code: number }> {
  return waitFor(spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' }));
}

/** Runs one of our files beside other work, and returns its output instead of showing it. */
export async function runNodeQuietly(
  file: string,
  args: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const { code } = await waitFor(child);
  return { code, output: output.trim() };
}

function waitFor(child: ChildProcess): Promise<{ code: number }> {
  killOnExit(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
}
