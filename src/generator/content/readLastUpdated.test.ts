import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createContentTree } from '../checks/contentTree.ts';
import { createCache } from '../files/createCache.ts';
import { readCommitDates } from './readLastUpdated.ts';

const NAMES = ['AUTHOR', 'COMMITTER'];

function createRepository() {
  const root = createContentTree({ 'content/a.mdx': 'a', 'content/b.mdx': 'b' });
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'commit.gpgsign=false', ...args], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        ...Object.fromEntries(
          NAMES.flatMap((name) => [
            [`GIT_${name}_NAME`, 'Test'],
            [`GIT_${name}_EMAIL`, 'test@example.com'],
            [`GIT_${name}_DATE`, date],
          ]),
        ),
      },
    });
  const commit = (date: string) => {
    git(date, 'add', '.');
    git(date, 'commit', '-m', 'Change');
  };
  git('', 'init');
  return { root, commit };
}

it('reads the date of the last commit of each file, and reads the history only once per commit', () => {
  const { root, commit } = createRepository();
  const cache = createCache(path.join(createContentTree({}), 'cache'), { version: 1 });
  const write = vi.spyOn(cache, 'write');
  commit('2025-01-02T03:04:05+02:00');
  const first = [...readCommitDates(root, cache)].sort();
  expect(first).toEqual([
    ['content/a.mdx', '2025-01-02T03:04:05+02:00'],
    ['content/b.mdx', '2025-01-02T03:04:05+02:00'],
  ]);
  expect([...readCommitDates(root, cache)].sort()).toEqual(first);
  expect(write).toHaveBeenCalledTimes(1);

  writeFileSync(path.join(root, 'content/b.mdx'), 'changed');
  commit('2025-06-07T08:09:10+02:00');
  expect([...readCommitDates(root, cache)].sort()).toEqual([
    ['content/a.mdx', '2025-01-02T03:04:05+02:00'],
    ['content/b.mdx', '2025-06-07T08:09:10+02:00'],
  ]);
});

it('returns no dates outside of a repository', () => {
  const cache = createCache(path.join(createContentTree({}), 'cache'), { version: 1 });
  expect(readCommitDates(createContentTree({}), cache).size).toBe(0);
});
