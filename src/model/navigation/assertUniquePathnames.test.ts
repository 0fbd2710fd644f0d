import { describe, expect, it } from 'vitest';
import { assertUniquePathnames } from './assertUniquePathnames.ts';

const tree = (...pathnames: string[]) => [
  { pathname: '/x', children: pathnames.map((pathname) => ({ pathname })) },
];

describe('assertUniquePathnames', () => {
  it.each([
    [['/x/a', '/x/b']],
    [['/x/a', '/x/a/components-api', '/x/a/hooks-api']],
    [['/x/a/components-api', '/x/a/components-api']],
  ])('accepts %j', (pathnames) => {
    expect(() => assertUniquePathnames(tree(...pathnames))).not.toThrow();
  });

  it.each([
    [['/x/a', '/x/b', '/x/a'], '/x/a'],
    [['/x/a', '/x/a/[docsTab]'], '/x/a'],
    [['/x/api/charts/bar', '/x/api/charts/bar'], '/x/api/charts/bar'],
    [['/x'], '/x'],
  ])('rejects %j', (pathnames, duplicate) => {
    expect(() => assertUniquePathnames(tree(...pathnames))).toThrow(
      `Duplicated pathname ${duplicate} in pages`,
    );
  });

  it('reports every duplicate once', () => {
    expect(() => assertUniquePathnames(tree('/x/a', '/x/a', '/x/a', '/x/b', '/x/b')))
      .toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: content/navigation.ts
        Duplicated pathname /x/a in pages
        Hint: rename or remove one of the entries.

      content/navigation.ts
        Duplicated pathname /x/b in pages
        Hint: rename or remove one of the entries.]
    `);
  });
});
