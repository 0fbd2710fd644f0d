// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applyColorScheme,
  chooseColorScheme,
  chooseMode,
  followColorScheme,
  readColorScheme,
} from './colorScheme.ts';

const root = document.documentElement;
const systemListeners = new Set<() => void>();
let systemDark = false;
let events: { name: string; value: string }[] = [];

beforeEach(() => {
  localStorage.clear();
  root.setAttribute('data-mui-color-scheme', 'light');
  document.body.className = 'page';
  document.head.innerHTML = `
    <meta name="theme-color" content="" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="" media="(prefers-color-scheme: dark)">`;
  systemDark = false;
  events = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_: string, listener: () => void) => systemListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => systemListeners.delete(listener),
  }));
  document.addEventListener('x:preference', recordEvent);
});

afterEach(() => {
  document.removeEventListener('x:preference', recordEvent);
  vi.unstubAllGlobals();
});

function recordEvent(event: Event) {
  events.push((event as CustomEvent).detail);
}

const changeSystem = (dark: boolean) => {
  systemDark = dark;
  systemListeners.forEach((listener) => listener());
};

const readLook = () => ({
  scheme: readColorScheme(),
  body: document.body.className,
  metas: [...document.querySelectorAll('meta')].map((meta) => meta.content),
});

const light = {
  scheme: 'light',
  body: 'page mode-light',
  metas: ['hsl(210, 100%, 42%)', 'hsl(210, 100%, 42%)'],
};
const dark = {
  scheme: 'dark',
  body: 'page mode-dark',
  metas: ['hsl(210, 14%, 7%)', 'hsl(210, 14%, 7%)'],
};

describe('applyColorScheme', () => {
  it('follows the system by default', () => {
    applyColorScheme();
    expect(readLook()).toEqual(light);
    expect(events).toEqual([]);
    systemDark = true;
    applyColorScheme();
    expect(readLook()).toEqual(dark);
    expect(events).toEqual([{ name: 'colorScheme', value: 'dark' }]);
  });

  it('turns transitions off only when the scheme changes', async () => {
    const { dataset } = document.documentElement;
    applyColorScheme();
    await vi.waitFor(() => expect(dataset).not.toHaveProperty('withoutTransitions'));
    applyColorScheme();
    expect(dataset).not.toHaveProperty('withoutTransitions');
    chooseMode('dark');
    expect(dataset).toHaveProperty('withoutTransitions');
    await vi.waitFor(() => expect(dataset).not.toHaveProperty('withoutTransitions'));
  });
});

describe('chooseMode', () => {
  it('applies, stores, and reports the mode', () => {
    chooseMode('dark');
    expect(readLook()).toEqual(dark);
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(events).toEqual([
      { name: 'colorScheme', value: 'dark' },
      { name: 'mode', value: 'dark' },
    ]);
  });

  it('does nothing for the mode already chosen', () => {
    chooseMode('system');
    expect(events).toEqual([]);
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });
});

describe('chooseColorScheme', () => {
  it('sets the scheme of one mode, and resets it', () => {
    chooseColorScheme('light', 'dark');
    expect(readColorScheme()).toBe('dark');
    expect(localStorage.getItem('mui-color-scheme-light')).toBe('dark');
    chooseColorScheme('light', null);
    expect(readColorScheme()).toBe('light');
    expect(localStorage.getItem('mui-color-scheme-light')).toBeNull();
  });

  it('rejects an unknown scheme and logs an error', () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
    chooseColorScheme('light', 'ligh');
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      '`ligh` does not exist in `theme.colorSchemes`.',
    );
    expect(localStorage.getItem('mui-color-scheme-light')).toBeNull();
    logError.mockRestore();
  });
});

describe('followColorScheme', () => {
  it('follows the system live, unless a mode was chosen', () => {
    const stop = followColorScheme();
    changeSystem(true);
    expect(readColorScheme()).toBe('dark');
    chooseMode('light');
    changeSystem(false);
    changeSystem(true);
    expect(readColorScheme()).toBe('light');
    stop();
    expect(systemListeners.size).toBe(0);
  });

  it('follows other tabs', () => {
    const stop = followColorScheme();
    const store = (newValue: string | null) => {
      if (newValue === null) localStorage.removeItem('mui-mode');
      else localStorage.setItem('mui-mode', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue }));
    };
    store('dark');
    expect(readColorScheme()).toBe('dark');
    store(null);
    expect(readColorScheme()).toBe('light');
    stop();
    store('dark');
    expect(readColorScheme()).toBe('light');
  });
});
