import { spawn } from 'node:child_process';
import { ROOT } from '../files/directories.ts';

/** Runs one of our own files in a process of its own, its output shown. */
export function runNode(file: string, args: readonly string[] = []): Promise<{ code: number }> {
  const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1 }));
  });
}
