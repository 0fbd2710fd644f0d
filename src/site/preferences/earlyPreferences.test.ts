// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyScript } from './earlyPreferences.ts';
import { startPreferences } from './preferences.ts';

const root = document.documentElement;
const readAttributes = () => ({
  scheme: root.getAttribute('data-mui-color-scheme'),
  dir: root.getAttribute('dir'),
  dense: root.hasAttribute('data-dense'),
});

let systemDark = false;

beforeEach(() => {
  localStorage.clear();
  for (const name of ['data-mui-color-scheme', 'dir', 'data-dense']) root.removeAttribute(name);
  systemDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

// Like in a browser, the inline script has only its own text.
const runEarlyScript = () => new Function(createEarlyScript())();

describe('the early script', () => {
  it.each([
    [{}, false],
    [{}, true],
    [{ 'mui-mode': 'dark' }, false],
    [{ 'mui-mode': 'light' }, true],
    [{ 'mui-mode': 'sepia' }, true],
    [{ 'mui-mode': 'light', 'mui-color-scheme-light': 'dark' }, false],
    [{ 'mui-mode': 'dark', 'mui-color-scheme-dark': 'sepia' }, false],
    [{ 'x-direction': 'rtl', 'x-dense': 'true' }, false],
    [{ 'x-direction': 'up', 'x-dense': '1' }, false],
  ])('with %j, system dark %j, agrees with what comes after it', (stored, isSystemDark) => {
    systemDark = isSystemDark;
    Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
    runEarlyScript();
    const early = readAttributes();
    startPreferences()();
    expect(early).toEqual(readAttributes());
    expect(early.scheme).toMatch(/^(light|dark)$/);
  });

  it('applies the defaults if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    runEarlyScript();
    expect(readAttributes()).toEqual({ scheme: 'light', dir: 'ltr', dense: false });
  });
});
