import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from './ensureInstall.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'x-docs-parent-'));
  const watchParent = pathToFileURL(path.join(ROOT, 'scripts/watchParent.mjs')).href;
  await writeFile(
    path.join(folder, 'script.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { watchParent } from ${JSON.stringify(watchParent)};
     watchParent(() => process.exit());
     writeFileSync(process.argv[2], String(process.pid));
     setInterval(() => {}, 1000);`,
  );
  await writeFile(
    path.join(folder, 'package.json'),
    // The second command keeps every shell from replacing itself with the first.
    JSON.stringify({ scripts: { start: `node script.mjs $PID_FILE; true` } }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('watchParent', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'notices that npm got %s',
    async (signal) => {
      const pidFile = path.join(folder, `${signal}.pid`);
      const npm = spawn('npm', ['start'], {
        cwd: folder,
        env: { ...process.env, PID_FILE: pidFile },
        stdio: 'ignore',
      });
      const pid = await vi.waitFor(
        async () => {
          const text = await readFile(pidFile, 'utf8');
          expect(text).not.toBe('');
          return Number(text);
        },
        { timeout: 30_000, interval: 50 },
      );
      expect(isRunning(pid)).toBe(true);
      npm.kill(signal);
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000, interval: 50 });
    },
    60_000,
  );
});
