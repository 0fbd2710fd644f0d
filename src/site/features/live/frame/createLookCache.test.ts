// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createLookCache } from './createLookCache.ts';

it('does not warn about selectors that only matter on a server', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cache = createLookCache('ltr');
  const styles = 'p:first-child{color:red;}';
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  expect(error).not.toHaveBeenCalled();
});
