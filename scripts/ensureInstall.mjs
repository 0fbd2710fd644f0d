import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// The files in this folder run before anything is installed, on Node 20 or later. So they're plain JavaScript without dependencies.

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Runs `npm ci` unless `node_modules` already matches the lockfile exactly. */
export function ensureInstall() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json')))
    return;
  console.log('Installing packages with npm ci. The first time takes a few minutes …');
  const result = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: ROOT,
    env: { ...process.env, ...QUIET },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  const reason = result.signal ? `npm was stopped by ${result.signal}` : 'see the message above';
  console.error(
    `\nThe packages couldn't be installed: ${reason}.\nHint: check your network connection, then run the same command again.`,
  );
  process.exit(1);
}

/** Turns telemetry off in every tool. */
export const QUIET = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MUI_X_TELEMETRY_DISABLED: 'true',
};

/**
 * npm records what it installed in `node_modules/.package-lock.json`. Only optional packages may be missing there, because
 * they're meant for other platforms.
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
