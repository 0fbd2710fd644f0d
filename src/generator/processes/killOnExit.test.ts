import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../files/directories.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'x-docs-processes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function importFrom(name: string, file: string): string {
  return `import { ${name} } from ${JSON.stringify(path.join(ROOT, 'src/generator', file))};\n`;
}

/** Starts a process that starts another one, and waits for both. */
async function start(parentCode: string, childCode = '') {
  const pidFile = path.join(folder, 'pid');
  const child = path.join(folder, 'child.mts');
  writeFileSync(
    child,
    `import { writeFileSync } from 'node:fs';
     ${childCode}
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));`,
  );
  const file = path.join(folder, 'parent.mts');
  writeFileSync(file, parentCode.replaceAll('CHILD', JSON.stringify(child)));
  const parent = spawn(process.execPath, [file], { stdio: 'inherit' });
  const pid = await vi.waitFor(
    () => {
      const text = readFileSync(pidFile, 'utf8');
      expect(text).not.toBe('');
      return Number(text);
    },
    { timeout: 30_000, interval: 50 },
  );
  return { parent, pid };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectEnd(pid: number): Promise<void> {
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 30_000, interval: 50 });
}

describe('killOnExit', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends the child when the parent gets %s',
    async (signal) => {
      const { parent, pid } = await start(
        `${importFrom('killOnExit', 'processes/killOnExit.ts')}
         import { spawn } from 'node:child_process';
         killOnExit(spawn(process.execPath, [CHILD]));`,
      );
      expect(isRunning(pid)).toBe(true);
      parent.kill(signal);
      await expectEnd(pid);
    },
    90_000,
  );

  it('leaves signals alone once the child has ended', async () => {
    const { parent, pid } = await start(
      `${importFrom('killOnExit', 'processes/killOnExit.ts')}
       import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, [CHILD]);
       killOnExit(child);
       child.on('exit', () => process.exit(process.listenerCount('SIGTERM') + 10));`,
    );
    const ended = new Promise((resolve) => parent.once('exit', resolve));
    process.kill(pid);
    expect(await ended).toBe(10);
  }, 90_000);
});

describe('a measured process', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends when the bench gets %s',
    async (signal) => {
      const { parent, pid } = await start(
        `${importFrom('measureProcess', 'bench/measureProcess.ts')}
         await measureProcess(CHILD, [], {});`,
        `${importFrom('endWithParent', 'processes/endWithParent.ts')} endWithParent();`,
      );
      expect(isRunning(pid)).toBe(true);
      parent.kill(signal);
      await expectEnd(pid);
    },
    90_000,
  );
});
