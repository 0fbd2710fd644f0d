// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { preferences, startPreferences } from './preferences.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of ['data-mui-color-scheme', 'dir', 'data-dense']) root.removeAttribute(name);
});

describe('startPreferences', () => {
  it('restores the stored choices', () => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('x-direction', 'rtl');
    localStorage.setItem('x-dense', 'true');
    startPreferences()();
    expect(root.getAttribute('data-mui-color-scheme')).toBe('dark');
    expect(root.dir).toBe('rtl');
    expect(root.hasAttribute('data-dense')).toBe(true);
    expect(document.body.className).toBe('mode-dark');
  });

  it('follows other tabs until it is stopped', () => {
    const stop = startPreferences();
    const storage = { key: 'x-direction', newValue: 'rtl' };
    window.dispatchEvent(new StorageEvent('storage', storage));
    expect(root.dir).toBe('rtl');
    stop();
    window.dispatchEvent(new StorageEvent('storage', { ...storage, newValue: 'ltr' }));
    expect(root.dir).toBe('rtl');
  });
});

describe('preferences', () => {
  it('are the values that the HTML was rendered with, for a new reader', () => {
    startPreferences()();
    for (const { initial, get } of Object.values(preferences)) expect(get()).toBe(initial);
  });

  it('return the chosen values', () => {
    preferences.mode.choose('dark');
    preferences.direction.choose('rtl');
    preferences.dense.choose(true);
    preferences.shortcuts.choose(false);
    preferences.codeVariant.choose('JS');
    preferences.codeStyling.choose('Tailwind');
    preferences.consent.choose('granted');
    const values = Object.entries(preferences).map(([name, { get }]) => [name, get()]);
    expect(Object.fromEntries(values)).toEqual({
      mode: 'dark',
      colorScheme: 'dark',
      direction: 'rtl',
      dense: true,
      shortcuts: false,
      codeVariant: 'JS',
      codeStyling: 'Tailwind',
      consent: 'granted',
    });
  });
});
