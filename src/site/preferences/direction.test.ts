// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { applyDirection, chooseDirection, followDirection } from './direction.ts';
import { onPreference } from './preferenceEvent.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  applyDirection();
});

it('is set on the root element, not on the body', () => {
  chooseDirection('rtl');
  expect(root.dir).toBe('rtl');
  expect(document.body.hasAttribute('dir')).toBe(false);
});

it('stores the choice and reports it once', () => {
  const heard: string[] = [];
  const stop = onPreference('direction', (direction) => heard.push(direction));
  chooseDirection('rtl');
  chooseDirection('rtl');
  stop();
  expect(localStorage.getItem('x-direction')).toBe('rtl');
  expect(heard).toEqual(['rtl']);
});

it('follows other tabs until it is stopped', () => {
  const stop = followDirection();
  const storage = { key: 'x-direction', newValue: 'rtl' };
  window.dispatchEvent(new StorageEvent('storage', storage));
  expect(root.dir).toBe('rtl');
  stop();
  window.dispatchEvent(new StorageEvent('storage', { ...storage, newValue: 'ltr' }));
  expect(root.dir).toBe('rtl');
});
