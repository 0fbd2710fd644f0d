import { describe, expect, it } from 'vitest';
import { formatDocsError } from '#model/errors/DocsError.ts';
import { checkLockfile } from './checkLockfile.ts';

const oxlint = {
  version: '1.93.0',
  optionalDependencies: { '@oxlint/linux': '1.93.0', '@oxlint/darwin': '1.93.0' },
};

function createLock(packages: Record<string, object>) {
  return { name: 'docs', version: '1.0.0', lockfileVersion: 3, packages };
}

describe('checkLockfile', () => {
  it('accepts a lockfile with the bindings of every platform', () => {
    const lock = createLock({
      '': { dependencies: { oxlint: '1.93.0' } },
      'node_modules/oxlint': oxlint,
      'node_modules/oxlint/node_modules/@oxlint/darwin': { version: '1.93.0' },
      'node_modules/@oxlint/linux': { version: '1.93.0' },
    });
    expect(checkLockfile(lock)).toEqual([]);
  });

  it('reports missing bindings', () => {
    const lock = createLock({
      '': { dependencies: { oxlint: '1.93.0' } },
      'node_modules/oxlint': oxlint,
      'node_modules/@oxlint/linux': { version: '1.93.0' },
    });
    expect(checkLockfile(lock).map(formatDocsError).join('\n')).toMatchInlineSnapshot(`
      "package-lock.json
        oxlint 1.93.0 needs packages that the lockfile doesn't list, so npm ci fails: @oxlint/darwin.
        Hint: run npm install --package-lock-only. If they stay missing, they were never published: hold an older version, as decisions/005-pinned-node.md does."
    `);
  });

  it('reports a missing dependency of the project', () => {
    const lock = createLock({ '': { dependencies: { oxlint: '1.93.0' } } });
    expect(checkLockfile(lock).map(({ message }) => message)).toEqual([
      "The project needs packages that the lockfile doesn't list, so npm ci fails: oxlint.",
    ]);
  });
});
