// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  denseSlot,
  directionSlot,
  modeSlot,
  schemeSlots,
  shortcutsSlot,
} from './preferenceSlots.ts';
import type { StorageSlot } from '../browser/StorageSlot.ts';

const rows: [string, StorageSlot<unknown>, fallback: unknown, text: string, value: unknown][] = [
  ['mui-mode', modeSlot as StorageSlot<unknown>, 'system', 'dark', 'dark'],
  ['mui-color-scheme-light', schemeSlots.light as StorageSlot<unknown>, 'light', 'dark', 'dark'],
  ['mui-color-scheme-dark', schemeSlots.dark as StorageSlot<unknown>, 'dark', 'light', 'light'],
  ['x-direction', directionSlot as StorageSlot<unknown>, 'ltr', 'rtl', 'rtl'],
  ['x-dense', denseSlot as StorageSlot<unknown>, false, 'true', true],
  ['x-shortcuts', shortcutsSlot as StorageSlot<unknown>, true, 'false', false],
];

beforeEach(() => localStorage.clear());

describe.each(rows)('%s', (key, slot, fallback, text, value) => {
  it('has a default, which also replaces invalid values', () => {
    expect(slot.get()).toBe(fallback);
    localStorage.setItem(key, 'sideways');
    expect(slot.get()).toBe(fallback);
  });

  it('reads what it writes', () => {
    slot.set(value);
    expect(localStorage.getItem(key)).toBe(text);
    expect(slot.get()).toBe(value);
  });
});
