import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashKey } from '../files/createCache.ts';
import type { Cache } from '../files/createCache.ts';
import { ROOT } from '../files/directories.ts';
import { openCache } from '../files/openCache.ts';

type Dates = ReadonlyMap<string, string>;

let known: Dates | undefined;

/** Reads the ISO date of the last commit of every file in `content/`. Outside of a repository, there are none. */
export function readLastUpdated(): Dates {
  known ??= readCommitDates(ROOT, openCache('commit-dates'));
  return known;
}

/** Reads the history once per commit and caches the result, because that takes longer than rendering a page. */
export function readCommitDates(root: string, cache: Pick<Cache, 'readJson' | 'write'>): Dates {
  const history = describeHistory(root);
  if (history === undefined) return new Map();
  const cached = cache.readJson(history) as [file: string, date: string][] | undefined;
  if (cached) return new Map(cached);
  const dates = parseLog(
    git(root, 'log', '--format=>%cI', '--name-only', '--no-renames', '--', 'content'),
  );
  cache.write(history, JSON.stringify([...dates]));
  return dates;
}

/** Creates a key that changes with the last commit, and when a shallow clone fetches more commits. */
function describeHistory(root: string): string | undefined {
  try {
    const output = git(root, 'rev-parse', 'HEAD', '--git-path', 'shallow');
    const [commit, shallow = ''] = output.trim().split('\n');
    const file = path.resolve(root, shallow);
    return hashKey(commit, existsSync(file) ? readFileSync(file, 'utf8') : '');
  } catch {
    return undefined;
  }
}

function parseLog(log: string): Dates {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
