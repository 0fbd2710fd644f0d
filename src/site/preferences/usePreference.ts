import { useCallback, useSyncExternalStore } from 'react';
import { onPreference, type PreferenceName, type Preferences } from './preferenceEvent.ts';
import { preferences } from './preferences.ts';

/** A preference and its setter, in sync across all islands of the page and all tabs. */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): [value: Preferences[Name], choose: (value: Preferences[Name]) => void] {
  const { initial, get, choose } = preferences[name];
  const subscribe = useCallback((onChange: () => void) => onPreference(name, onChange), [name]);
  const value = useSyncExternalStore(subscribe, get, () => initial);
  return [value, choose];
}
