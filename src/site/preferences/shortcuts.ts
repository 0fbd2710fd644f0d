import { announcePreference } from './preferenceEvent.ts';
import { shortcutsSlot } from './preferenceSlots.ts';

export function chooseShortcuts(enabled: boolean): void {
  if (enabled === shortcutsSlot.get()) return;
  shortcutsSlot.set(enabled);
  announcePreference('shortcuts', enabled);
}

/** Follows other tabs. Returns a function that stops it. */
export function followShortcuts(): () => void {
  return shortcutsSlot.subscribe((enabled) => announcePreference('shortcuts', enabled));
}
