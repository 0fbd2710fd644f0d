import {
  DEFAULT_COLOR_MODE,
  isColorMode,
  isColorScheme,
  type ColorMode,
  type ColorScheme,
} from '#model/preferences/colorMode.ts';
import { isDirection, type Direction } from '#model/preferences/Direction.ts';
import { createStorageSlot } from '../browser/StorageSlot.ts';

/** Shared with the early script, which reads them before anything else has loaded. */
export const PREFERENCE_KEYS = {
  mode: 'mui-mode',
  lightScheme: 'mui-color-scheme-light',
  darkScheme: 'mui-color-scheme-dark',
  direction: 'x-direction',
  dense: 'x-dense',
  shortcuts: 'x-shortcuts',
} as const;

export const modeSlot = createStorageSlot<ColorMode>({
  key: PREFERENCE_KEYS.mode,
  parse: (text) => (isColorMode(text) ? text : undefined),
  fallback: DEFAULT_COLOR_MODE,
});

/** The scheme for each mode. */
export const schemeSlots = {
  light: createSchemeSlot(PREFERENCE_KEYS.lightScheme, 'light'),
  dark: createSchemeSlot(PREFERENCE_KEYS.darkScheme, 'dark'),
};

export const directionSlot = createStorageSlot<Direction>({
  key: PREFERENCE_KEYS.direction,
  parse: (text) => (isDirection(text) ? text : undefined),
  fallback: 'ltr',
});

export const denseSlot = createSwitchSlot(PREFERENCE_KEYS.dense, false);

/** Single-key shortcuts interfere with some assistive tools, so they can be turned off. */
export const shortcutsSlot = createSwitchSlot(PREFERENCE_KEYS.shortcuts, true);

function createSchemeSlot(key: string, fallback: ColorScheme) {
  return createStorageSlot<ColorScheme>({
    key,
    parse: (text) => (isColorScheme(text) ? text : undefined),
    fallback,
  });
}

function createSwitchSlot(key: string, fallback: boolean) {
  return createStorageSlot<boolean>({
    key,
    parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
    fallback,
  });
}
