import { expect, it } from 'vitest';
import { createSite } from './Site.ts';

it('keeps the navigation while the same pages exist, so that it is rendered once', () => {
  const first = createSite();
  const second = createSite();
  expect(second).not.toBe(first);
  expect(second.navigation).toBe(first.navigation);
});
