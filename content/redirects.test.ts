import { describe, expect, it } from 'vitest';
import { parsePath } from '#model/path/parsePath.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { checkRedirects } from '#model/delivery/redirects.ts';
import { navigation } from './navigation.ts';
import { redirects } from './redirects.ts';

const pages = new Set(listLeaves(navigation).map(({ pathname }) => pathname));

describe('redirects', () => {
  it('lead to pages of the navigation in one step', () => {
    expect(checkRedirects(redirects, (pathname) => pages.has(pathname))).toEqual([]);
  });

  it('do not change the language', () => {
    const urls = Object.entries(redirects).flat();
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.filter((url) => parsePath(url).userLanguage !== 'en')).toEqual([]);
  });
});
