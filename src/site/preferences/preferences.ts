import {
  CODE_STYLING_COOKIE,
  DEFAULT_CODE_STYLING,
  readCodeStyling,
} from '#model/demo/codeStyling.ts';
import {
  CODE_VARIANT_COOKIE,
  DEFAULT_CODE_VARIANT,
  readCodeVariant,
} from '#model/demo/codeVariant.ts';
import { DEFAULT_COLOR_MODE } from '#model/preferences/colorMode.ts';
import { applyColorScheme, chooseMode, followColorScheme, readColorScheme } from './colorScheme.ts';
import { chooseConsent, consentSlot } from './consent.ts';
import { createCookiePreference } from './CookiePreference.ts';
import { applyDensity, chooseDensity, followDensity } from './density.ts';
import { applyDirection, chooseDirection, followDirection } from './direction.ts';
import type { Preferences } from './preferenceEvent.ts';
import { denseSlot, directionSlot, modeSlot, shortcutsSlot } from './preferenceSlots.ts';
import { whenShown } from '../browser/whenShown.ts';
import { chooseShortcuts, followShortcuts } from './shortcuts.ts';

export interface Preference<Value> {
  /** The value that the HTML is rendered with, before any preference is read. */
  initial: Value;
  get: () => Value;
  choose: (value: Value) => void;
}

const codeVariant = createCookiePreference({
  name: 'codeVariant',
  cookie: CODE_VARIANT_COOKIE,
  read: readCodeVariant,
});

const codeStyling = createCookiePreference({
  name: 'codeStyling',
  cookie: CODE_STYLING_COOKIE,
  read: readCodeStyling,
});

/** Every preference of a reader: how to read it, and how to change it. */
export const preferences: { [Name in keyof Preferences]: Preference<Preferences[Name]> } = {
  mode: { initial: DEFAULT_COLOR_MODE, get: modeSlot.get, choose: chooseMode },
  colorScheme: { initial: 'light', get: readColorScheme, choose: chooseMode },
  direction: { initial: 'ltr', get: directionSlot.get, choose: chooseDirection },
  dense: { initial: false, get: denseSlot.get, choose: chooseDensity },
  shortcuts: { initial: true, get: shortcutsSlot.get, choose: chooseShortcuts },
  codeVariant: { initial: DEFAULT_CODE_VARIANT, ...codeVariant },
  codeStyling: { initial: DEFAULT_CODE_STYLING, ...codeStyling },
  consent: { initial: 'unset', get: consentSlot.get, choose: chooseConsent },
};

/** Applies the reader's preferences to the page and keeps it in sync. Returns a function that stops it. */
export function startPreferences(): () => void {
  // A page that was rendered before a click has to wait, because the reader may change preferences before opening it.
  whenShown(applyPreferences);
  const stops = [followColorScheme(), followDirection(), followDensity(), followShortcuts()];
  return () => stops.forEach((stop) => stop());
}

function applyPreferences(): void {
  applyColorScheme();
  applyDirection();
  applyDensity();
}
