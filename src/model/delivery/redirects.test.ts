import { describe, expect, it } from 'vitest';
import { formatDocsError } from '../errors/DocsError.ts';
import { checkRedirects } from './redirects.ts';

const hasPage = (pathname: string) => ['/x/a', '/x/b'].includes(pathname);
const check = (redirects: Record<string, string>) =>
  checkRedirects(redirects, hasPage).map((fault) => fault.message);

describe('checkRedirects', () => {
  it('accepts one step to a page or to an anchor on it', () => {
    expect(check({ '/': '/x/a/', '/x/old/': '/x/a/', '/r/short/': '/x/b/#top' })).toEqual([]);
  });

  it.each([
    [{ '/x/old/': '/x/gone/' }, "The redirect /x/old/ points to /x/gone/, which isn't a page."],
    [{ '/x/old/': '/x/old/' }, 'The redirect /x/old/ → /x/old/ is part of a loop.'],
    [{ '/x/a/': '/x/b/' }, 'The redirect /x/a/ hides a page.'],
    [{ '/x/old': '/x/b/' }, 'The redirect /x/old → /x/b/ must use public paths.'],
    [{ '/x/old/': '/x/b' }, 'The redirect /x/old/ → /x/b must use public paths.'],
    [{ '/x/old/': 'x/b/' }, 'The redirect /x/old/ → x/b/ must use public paths.'],
  ])('finds the fault in %j', (redirects, message) => {
    expect(check(redirects)).toEqual([message]);
  });

  it('finds a loop of two redirects', () => {
    expect(check({ '/x/c/': '/x/d/', '/x/d/': '/x/c/#top' })).toEqual([
      'The redirect /x/c/ → /x/d/ is part of a loop.',
      'The redirect /x/d/ → /x/c/#top is part of a loop.',
    ]);
  });

  it('names the end of a chain', () => {
    const redirects = { '/x/c/': '/x/d/', '/x/d/': '/x/e/', '/x/e/': '/x/a/' };
    expect(checkRedirects(redirects, hasPage).map(formatDocsError)).toMatchInlineSnapshot(`
      [
        "content/redirects.ts
        The redirect /x/c/ → /x/d/ is redirected again.
        Hint: point it to /x/a/.",
        "content/redirects.ts
        The redirect /x/d/ → /x/e/ is redirected again.
        Hint: point it to /x/a/.",
      ]
    `);
  });
});
