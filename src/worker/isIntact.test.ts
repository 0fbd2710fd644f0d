import { expect, it } from 'vitest';
import { isIntact } from './isIntact.ts';

const DIGESTS = { B2kF9x1_: 'ca978112' };

it.each<[string, string, boolean]>([
  ['/x/_astro/shell.B2kF9x1_.js', 'a', true],
  ['/x/_astro/shell.B2kF9x1_.js', 'b', false],
  ['/x/_astro/shell.B2kF9x1_.js', '', false],
  ['/x/_astro/shell.toString.js', 'b', true],
  ['/x/_astro/shell.unknown_.js', 'b', true],
  ['/x/demo-theme.css', 'b', true],
])('%s with the content %j: %s', async (pathname, content, expected) => {
  const bytes = await new Response(content).arrayBuffer();
  expect(await isIntact(pathname, bytes, DIGESTS)).toBe(expected);
});
