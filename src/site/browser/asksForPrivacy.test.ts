import { expect, it } from 'vitest';
import { asksForPrivacy } from './asksForPrivacy.ts';

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
])('takes %o as %s', (browser, expected) => {
  expect(asksForPrivacy(browser)).toBe(expected);
});
