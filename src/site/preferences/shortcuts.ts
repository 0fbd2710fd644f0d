import { announcePreference } from './preferenceEvent.ts';
import { shortcutsSlot } from './preferenceSlots.ts';

export function chooseShortcuts(enabled: boolean): void {
  if (enabled === shortcutsSlot.get()) return;
  shortcutsSlot.set(enabled);
  announcePreference('shortcuts', enabled);
}

/** Follows the other tabs; returns the way to stop. */
export function followShortcuts(): () => void {
  return shortcutsSlot.subscribe((enabled) => announcePreference('shortcuts', enabled));
}
