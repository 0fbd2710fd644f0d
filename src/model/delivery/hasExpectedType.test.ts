import { expect, it } from 'vitest';
import { hasExpectedType } from './hasExpectedType.ts';

it.each<[string, string | null, boolean]>([
  ['/x/_astro/a.B1.js', 'text/javascript; charset=utf-8', true],
  ['/x/_astro/a.B1.js', 'application/javascript', true],
  ['/x/_astro/a.B1.js', 'text/html; charset=utf-8', false],
  ['/x/_astro/a.B1.js', 'Text/HTML', false],
  ['/x/_astro/a.B1.js', 'text/plain', false],
  ['/x/_astro/a.B1.js', null, false],
  ['/x/demo-theme.css', 'text/css', true],
  ['/x/demo-theme.css', 'text/html', false],
  ['/x/search/en.json', 'application/json', true],
  ['/x/search/en.json', 'text/html', false],
  ['/x/site.webmanifest', 'application/manifest+json', true],
  ['/x/site.webmanifest', 'application/json', true],
  ['/x/icon.svg', 'image/svg+xml', true],
  ['/x/icon.svg', 'text/html', false],
  ['/x/_astro/inter.B1.woff2', 'application/octet-stream', true],
  ['/x/_astro/inter.B1.woff2', 'text/html', false],
  ['/x/_astro/inter.B1.woff2', null, false],
  ['/x/react-charts/bars/', 'text/html', true],
  ['/x/react-charts/bars/', 'application/json', false],
])('%s as %j: %s', (pathname, type, expected) => {
  expect(hasExpectedType(pathname, type)).toBe(expected);
});
