import type { Direction } from '#model/preferences/Direction.ts';
import { announcePreference } from './preferenceEvent.ts';
import { directionSlot } from './preferenceSlots.ts';

export function applyDirection(direction: Direction = directionSlot.get()): void {
  const root = document.documentElement;
  // Setting the attribute again, even to the same value, would recalculate all styles.
  if (root.getAttribute('dir') !== direction) root.setAttribute('dir', direction);
}

export function chooseDirection(direction: Direction): void {
  if (direction === directionSlot.get()) return;
  directionSlot.set(direction);
  applyDirection(direction);
  announcePreference('direction', direction);
}

/** Follows other tabs. Returns a function that stops it. */
export function followDirection(): () => void {
  return directionSlot.subscribe((direction) => {
    applyDirection(direction);
    announcePreference('direction', direction);
  });
}
