import { PREFERENCE_KEYS } from './preferenceSlots.ts';

/**
 * Runs inline at the top of the page, before the first paint, so it can't use anything from outside.
 * It sets the attributes that `startPreferences` maintains afterwards.
 */
export function applyEarlyPreferences(keys: typeof PREFERENCE_KEYS): void {
  const root = document.documentElement;
  const read = (key: string, values: string[], fallback: string) => {
    try {
      const value = localStorage.getItem(key);
      return value !== null && values.includes(value) ? value : fallback;
    } catch {
      return fallback;
    }
  };
  const mode = read(keys.mode, ['light', 'dark', 'system'], 'system');
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = mode === 'dark' || (mode === 'system' && systemDark);
  const schemes = ['light', 'dark'];
  root.setAttribute(
    'data-mui-color-scheme',
    isDark ? read(keys.darkScheme, schemes, 'dark') : read(keys.lightScheme, schemes, 'light'),
  );
  root.setAttribute('dir', read(keys.direction, ['ltr', 'rtl'], 'ltr'));
  root.toggleAttribute('data-dense', read(keys.dense, ['true', 'false'], 'false') === 'true');
}

/** The text of the inline script. */
export function createEarlyScript(): string {
  return `(${applyEarlyPreferences.toString()})(${JSON.stringify(PREFERENCE_KEYS)})`;
}
