import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const INTERVAL_MS = 250;
const SHELLS = new Set(['sh', 'ash', 'bash', 'dash', 'zsh', 'busybox']);

/**
 * Calls `onGone` once the npm that runs this script has ended, even if it was killed. Does nothing outside of npm scripts.
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watched = [parent, findNpmBehindShell(parent)].filter((pid) => pid !== undefined);
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isRunning)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  // Don't keep the process alive only for this watcher.
  timer.unref();
}

/**
 * npm runs scripts through a shell, which doesn't pass signals on and survives if npm is killed. Some shells replace themselves
 * with the script. In that case, npm is the direct parent.
 * @param {number} parent
 */
function findNpmBehindShell(parent) {
  const { name, ppid } = readProcess(parent) ?? {};
  return name !== undefined && SHELLS.has(name) ? ppid : undefined;
}

/**
 * @param {number} pid
 * @returns {{ name: string, ppid: number } | undefined} `undefined` where there's no way to find out
 */
function readProcess(pid) {
  try {
    // `123 (sh) S 45 …` and `  45 /bin/sh`
    const [pattern, text] =
      process.platform === 'linux'
        ? [/\((?<name>.*)\) \S (?<ppid>\d+)/s, readFileSync(`/proc/${pid}/stat`, 'utf8')]
        : [
            /^\s*(?<ppid>\d+)\s+-?(?<name>.*)$/m,
            execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }),
          ];
    const found = pattern.exec(text)?.groups;
    return found && { name: path.basename(found.name.trim()), ppid: Number(found.ppid) };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user can't be signaled, but it's running.
    return error.code === 'EPERM';
  }
}
