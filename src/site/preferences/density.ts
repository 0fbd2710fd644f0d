import { announcePreference } from './preferenceEvent.ts';
import { denseSlot } from './preferenceSlots.ts';

/** Dense applies to components in demos, not to the site around them. */
export function applyDensity(dense: boolean = denseSlot.get()): void {
  document.documentElement.toggleAttribute('data-dense', dense);
}

export function chooseDensity(dense: boolean): void {
  if (dense === denseSlot.get()) return;
  denseSlot.set(dense);
  applyDensity(dense);
  announcePreference('dense', dense);
}

/** Follows other tabs. Returns a function that stops it. */
export function followDensity(): () => void {
  return denseSlot.subscribe((dense) => {
    applyDensity(dense);
    announcePreference('dense', dense);
  });
}
