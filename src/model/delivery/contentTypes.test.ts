import { describe, expect, it } from 'vitest';
import { getContentType, isCompressible } from './contentTypes.ts';

describe('getContentType', () => {
  it.each([
    ['/x/index.html', 'text/html; charset=utf-8', true],
    ['/x/_astro/a.B1.js', 'text/javascript; charset=utf-8', true],
    ['/a.CSS', 'text/css; charset=utf-8', true],
    ['/x/a.md', 'text/markdown; charset=utf-8', true],
    ['/logo.svg', 'image/svg+xml; charset=utf-8', true],
    ['/x/_astro/inter.woff2', 'font/woff2', false],
    ['/x/card.png', 'image/png', false],
    ['/x/CNAME', 'application/octet-stream', false],
    ['/x/a.constructor', 'application/octet-stream', false],
  ])('knows %s', (pathname, type, isText) => {
    expect(getContentType(pathname)).toBe(type);
    expect(isCompressible(pathname)).toBe(isText);
  });
});
