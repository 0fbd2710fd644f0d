import { DocsError } from '#model/errors/DocsError.ts';
import { findFolder, listNeeded, toName } from './Lock.ts';
import type { Lock } from './Lock.ts';

/** Reports missing packages. `npm ci` requires all of them in the lockfile, including native bindings of other platforms. */
export function checkLockfile(lock: Lock): DocsError[] {
  return Object.entries(lock.packages).flatMap(([folder, entry]) => {
    const missing = listNeeded(entry).filter((name) => !findFolder(lock, folder, name));
    if (missing.length === 0) return [];
    const subject = folder === '' ? 'The project' : `${toName(folder)} ${entry.version}`;
    return [
      new DocsError(
        `${subject} needs packages that the lockfile doesn't list, so npm ci fails: ${missing.join(', ')}.`,
        {
          file: 'package-lock.json',
          hint: 'run npm install --package-lock-only. If they stay missing, they were never published: hold an older version, as decisions/005-pinned-node.md does.',
        },
      ),
    ];
  });
}
