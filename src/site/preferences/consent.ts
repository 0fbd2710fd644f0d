import type { Consent } from '#model/analytics/Consent.ts';
import { createStorageSlot } from '../browser/StorageSlot.ts';
import { announcePreference } from './preferenceEvent.ts';

export const consentSlot = createStorageSlot<Consent>({
  key: 'x-consent',
  parse: (text) => (text === 'granted' || text === 'denied' ? text : undefined),
  fallback: 'unset',
});

export function chooseConsent(consent: Consent): void {
  if (consent === consentSlot.get()) return;
  consentSlot.set(consent);
  announcePreference('consent', consent);
}

/** Follows other tabs. Returns a function that stops it. */
export function followConsent(): () => void {
  return consentSlot.subscribe((consent) => announcePreference('consent', consent));
}
