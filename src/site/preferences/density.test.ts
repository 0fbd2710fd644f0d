// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { applyDensity, chooseDensity, followDensity } from './density.ts';
import { onPreference } from './preferenceEvent.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  applyDensity();
});

it('restores the stored choice', () => {
  expect(root.hasAttribute('data-dense')).toBe(false);
  localStorage.setItem('x-dense', 'true');
  applyDensity();
  expect(root.hasAttribute('data-dense')).toBe(true);
});

it('marks the root, stores the choice, and reports it once', () => {
  const heard: boolean[] = [];
  const stop = onPreference('dense', (dense) => heard.push(dense));
  chooseDensity(true);
  chooseDensity(true);
  stop();
  expect(root.hasAttribute('data-dense')).toBe(true);
  expect(localStorage.getItem('x-dense')).toBe('true');
  expect(heard).toEqual([true]);
});

it('follows other tabs until it is stopped', () => {
  const stop = followDensity();
  const storage = { key: 'x-dense', newValue: 'true' };
  window.dispatchEvent(new StorageEvent('storage', storage));
  expect(root.hasAttribute('data-dense')).toBe(true);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { ...storage, newValue: 'false' }));
  expect(root.hasAttribute('data-dense')).toBe(true);
});
