import { spawn } from 'node:child_process';
import { ROOT } from '../files/directories.ts';
import { killOnExit } from './killOnExit.ts';

/** Runs one of our files in a separate process and shows its output. */
export function runNode(file: string, args: readonly string[] = []): Promise<{ code: number }> {
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' });
  killOnExit(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
}
