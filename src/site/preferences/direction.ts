import type { Direction } from '#model/preferences/Direction.ts';
import { announcePreference } from './preferenceEvent.ts';
import { directionSlot } from './preferenceSlots.ts';

export function applyDirection(direction: Direction = directionSlot.get()): void {
  const root = document.documentElement;
  // Set again, even to what it is, it would have every element styled anew.
  if (root.getAttribute('dir') !== direction) root.setAttribute('dir', direction);
}

export function chooseDirection(direction: Direction): void {
  if (direction === directionSlot.get()) return;
  directionSlot.set(direction);
  applyDirection(direction);
  announcePreference('direction', direction);
}

/** Follows the other tabs; returns the way to stop. */
export function followDirection(): () => void {
  return directionSlot.subscribe((direction) => {
    applyDirection(direction);
    announcePreference('direction', direction);
  });
}
