import { execFileSync } from 'node:child_process';
import { ROOT } from '../files/directories.ts';

let known: ReadonlyMap<string, string> | undefined;

/** The ISO date of the last commit of every file in `content/`; empty outside a repository. Git runs once per process. */
export function readLastUpdated(): ReadonlyMap<string, string> {
  known ??= readCommitDates();
  return known;
}

function readCommitDates(): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync(
      'git',
      ['log', '--format=>%cI', '--name-only', '--no-renames', '--', 'content'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
  } catch {
    return dates;
  }
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
