import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR, ROOT } from '#generator/files/directories.ts';
import { TaskFailure } from '#generator/processes/runTask.ts';
import { hasSamePackages } from './hasSamePackages.ts';

/** Builds are cached here by commit, so comparing with the same base again starts immediately. */
const FOLDER = path.join(CACHE_DIR, 'visual/commits');
const DONE = '.built';

/** Returns the full hash of a commit, given as a branch, a tag, or an expression such as `HEAD~3`. */
export function resolveCommit(name: string): string {
  const { stdout, status } = run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: ROOT,
    isQuiet: true,
  });
  if (status !== 0) {
    throw new TaskFailure(
      `Git knows no commit "${name}".\nHint: npm run test:visual -- --base main`,
    );
  }
  return stdout.trim();
}

/** Checks out a commit in a separate folder, builds its site there, and returns the folder. */
export function buildCommit(commit: string): string {
  const folder = path.join(FOLDER, commit.slice(0, 12));
  if (existsSync(path.join(folder, DONE))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  run('git', ['worktree', 'prune'], { cwd: ROOT });
  run('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: ROOT });
  provideModules(folder);
  const { scripts } = readJson(path.join(folder, 'package.json')) as { scripts: { build: string } };
  const [, ...args] = scripts.build.split(' ');
  run(process.execPath, args, { cwd: folder });
  writeFileSync(path.join(folder, DONE), '');
  return folder;
}

/** Links the packages of this checkout if they include those of the commit, or else installs them. */
function provideModules(folder: string): void {
  const lock = 'package-lock.json';
  if (!hasSamePackages(readJson(path.join(folder, lock)), readJson(path.join(ROOT, lock)))) {
    const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', options, { cwd: folder });
    return;
  }
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  // Hard links take only a second and no space. Systems other than Linux copy the files.
  const linked = process.platform === 'linux' && spawnSync('cp', ['-al', from, to]).status === 0;
  if (!linked) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  for (const cache of ['.cache', '.vite', '.astro'])
    rmSync(path.join(to, cache), { recursive: true, force: true });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function run(
  program: string,
  args: readonly string[],
  { cwd, isQuiet = false }: { cwd: string; isQuiet?: boolean },
): { stdout: string; status: number | null } {
  const { stdout, status } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'ignore' : 'inherit'],
  });
  if (status !== 0 && !isQuiet) {
    throw new TaskFailure(`${[program, ...args].join(' ')} failed in ${cwd}.`);
  }
  return { stdout: stdout ?? '', status };
}
