import { describe, expect, it } from 'vitest';
import { findRedirect } from './findRedirect.ts';
import { createRedirectRules } from './redirectRules.ts';

const rules = createRedirectRules(
  {
    '/': '/x/introduction/',
    '/x/old/': '/x/new/',
    '/x/moved/': '/x/new/#part',
    '/x/circle/': '/x/circle/',
    '/r/short/': '/x/new/',
  },
  ['en', 'zh'],
  ['v7', 'v4'],
);
const pages = new Set(['/x/introduction/', '/x/new/', '/zh/x/new/', '/x/page/', '/zh/x/page/']);
const find = (pathname: string) => findRedirect(pathname, (page) => pages.has(page), rules);

describe('findRedirect', () => {
  it.each([
    ['/', '/x/introduction/'],
    ['/x/page', '/x/page/'],
    ['/x/page/index.html', '/x/page/'],
    ['/x/old/', '/x/new/'],
    ['/x/old', '/x/new/'],
    ['/x/moved', '/x/new/#part'],
    ['/r/short', '/x/new/'],
    ['/zh/', '/zh/x/introduction/'],
    ['/zh', '/zh/x/introduction/'],
    ['/zh/x/old', '/zh/x/new/'],
    ['/zh/r/short/', '/zh/x/new/'],
    ['/en/x/page', '/x/page/'],
    ['/en/x/old', '/x/new/'],
    ['/en/x/unknown', '/x/unknown/'],
    ['/fr/x/old/', '/x/new/'],
    ['/ja/x/moved/', '/x/new/#part'],
    ['/fr/x/_astro/a.js', '/x/_astro/a.js'],
    ['/api', '/api-docs/'],
    ['/api/', '/api-docs/'],
    ['/api/button', '/api-docs/button/'],
    ['/zh/api/button/', '/zh/api-docs/button/'],
    ['/v7/x/page/', '/x/page/?v=7'],
    ['/v7/x/page', '/x/page/?v=7'],
    ['/v4/x/old', '/x/new/?v=4'],
    ['/v7/x/moved/', '/x/new/?v=7#part'],
    ['/v7/x/unknown/', '/x/unknown/?v=7'],
  ])('leads from %s to %s', (from, to) => {
    expect(find(from)).toBe(to);
  });

  it.each([
    '/x/page/',
    '/v9/x/page/',
    '/v7/page/',
    '/zh/x/page/',
    '/x/unknown',
    '/x/unknown/',
    '/zh/x/unknown/',
    '/en/unknown/',
    '/fr/',
    '/fra/x/page/',
    '/FR/x/page/',
    '/apiary/',
    '/api-docs/button/',
    '/x/api/button/',
    '/x/circle/',
    '//evil.test/x/page',
    '//x/page/',
    '/:lang/x/page/',
  ])('leaves %s alone', (pathname) => {
    expect(find(pathname)).toBeUndefined();
  });
});
