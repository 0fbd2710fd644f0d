import { expect, it } from 'vitest';
import { createSite } from './Site.ts';

it('returns the same navigation object as long as the same pages exist', () => {
  const first = createSite();
  const second = createSite();
  expect(second).not.toBe(first);
  expect(second.navigation).toBe(first.navigation);
});
