// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { onPreference } from './preferenceEvent.ts';
import { chooseShortcuts, followShortcuts } from './shortcuts.ts';

it('stores the choice and reports it in this tab and in others', () => {
  const heard: boolean[] = [];
  const stops = [onPreference('shortcuts', (value) => heard.push(value)), followShortcuts()];
  chooseShortcuts(true);
  chooseShortcuts(false);
  expect(localStorage.getItem('x-shortcuts')).toBe('false');
  const storage = { key: 'x-shortcuts', newValue: 'true' };
  window.dispatchEvent(new StorageEvent('storage', storage));
  stops.forEach((stop) => stop());
  expect(heard).toEqual([false, true]);
});
