import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// This file and its neighbours run before anything is installed, on any Node from 20: plain JavaScript, no dependencies.

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Installs the packages of the lock file unless exactly those are in `node_modules` already. */
export function ensureInstall() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json')))
    return;
  console.log('Installing packages (the first time takes a few minutes) …');
  // Not `npm ci`: it demands that the lock file lists the native bindings of every platform, and some were never published.
  // `--no-save` keeps the promise that matters: the lock file is obeyed and never rewritten.
  const result = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      env: { ...process.env, ...QUIET },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (result.status === 0) return;
  const reason = result.signal ? `npm was ended by ${result.signal}` : 'npm says why above';
  console.error(
    `\nThe packages could not be installed; ${reason}.\nHint: check the network and run the same command again.`,
  );
  process.exit(1);
}

/** No tool reports home from this repository. */
export const QUIET = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MUI_X_TELEMETRY_DISABLED: 'true',
};

/**
 * npm writes what it installed to `node_modules/.package-lock.json`; only optional packages, which are those of other platforms,
 * may be missing there.
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} installed
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted.packages).every(([name, { version, optional }]) => {
    if (name === '') return true;
    const found = installed.packages[name];
    return found ? found.version === version : optional === true;
  });
}

/** @param {string} file */
function readJson(file) {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : undefined;
}
