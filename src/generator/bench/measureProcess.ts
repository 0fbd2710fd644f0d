import { execFileSync, spawn } from 'node:child_process';
import { ROOT } from '../files/directories.ts';
import { killOnExit } from '../processes/killOnExit.ts';
import { TaskFailure } from '../processes/runTask.ts';

export interface Measurement {
  seconds: number;
  /** The most memory that the process and those it started used together, in MB. */
  peakMemory: number;
  output: string;
}

const SAMPLE_MS = 250;

/** Runs a file with Node and measures how long it takes and how much memory it needs. Fails if it fails. */
export function measureProcess(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Measurement> {
  const start = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // The channel closes with this process, even if it's killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  killOnExit(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory(child.pid ?? 0, listProcesses()));
  }, SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peakMemory: peak / 1024, output });
      else reject(new TaskFailure(`${file} ${args.join(' ')} failed:\n${output}`));
    });
  });
}

export interface ProcessRow {
  id: number;
  parent: number;
  /** In kB. */
  memory: number;
}

function listProcesses(): ProcessRow[] {
  return parseProcesses(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }));
}

/** `  12   1  3456` → `{ id: 12, parent: 1, memory: 3456 }` */
export function parseProcesses(text: string): ProcessRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, memory = 0]) => ({ id, parent, memory }));
}

/** The memory of a process and everything it started, in kB. */
export function sumMemory(id: number, processes: readonly ProcessRow[]): number {
  const own = processes.find((row) => row.id === id)?.memory ?? 0;
  return processes
    .filter(({ parent }) => parent === id)
    .reduce((sum, row) => sum + sumMemory(row.id, processes), own);
}
