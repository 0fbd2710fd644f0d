import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './directories.ts';

/** Everything a build is made from. Tests and checks are not in it. */
const INPUTS = [
  'content',
  'src',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const IGNORED = /\.test\.tsx?$|^src[\\/](server|generator[\\/](checks|tasks))[\\/]|README\.md$/;
const STAMP = '.build-stamp';

export function isBuildFresh(dist: string, hash: string): boolean {
  const file = path.join(dist, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

export function writeBuildStamp(dist: string, hash: string): void {
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, STAMP), hash);
}

/** A build that breaks off must not look finished. */
export function removeBuildStamp(dist: string): void {
  rmSync(path.join(dist, STAMP), { force: true });
}

/** One hash over the name and text of every input; "last updated" comes from git, so the last commit counts too. */
export function hashInputs(root: string = ROOT): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => listFiles(root, input)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.update(readContentCommit(root)).digest('hex');
}

function listFiles(root: string, input: string): string[] {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  if (path.extname(input)) return [input];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file));
}

function readContentCommit(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', 'content'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
