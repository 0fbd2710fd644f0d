import { expect, it } from 'vitest';
import { hasAds } from './hasAds.ts';

it.each([
  [{}, true],
  [{ plan: 'community' as const }, true],
  [{ ads: false as const }, false],
  [{ plan: 'pro' as const }, false],
  [{ plan: 'premium' as const }, false],
])('says of %j that ads are %s', (entry, expected) => {
  expect(hasAds(entry)).toBe(expected);
});
