// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { announcePreference, onPreference } from './preferenceEvent.ts';

it('notifies listeners only of their preference, until they unsubscribe', () => {
  const heard: boolean[] = [];
  const stop = onPreference('dense', (value) => heard.push(value));
  announcePreference('dense', true);
  announcePreference('shortcuts', false);
  stop();
  announcePreference('dense', false);
  expect(heard).toEqual([true]);
});

it('dispatches one event on the document', () => {
  const details: unknown[] = [];
  document.addEventListener('x:preference', (event) => details.push((event as CustomEvent).detail));
  announcePreference('direction', 'rtl');
  expect(details).toEqual([{ name: 'direction', value: 'rtl' }]);
});
