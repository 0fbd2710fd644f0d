import {
  assertColorScheme,
  isColorScheme,
  resolveColorMode,
  resolveColorScheme,
  type ColorMode,
  type ColorScheme,
} from '#model/preferences/colorMode.ts';
import { announcePreference } from './preferenceEvent.ts';
import { modeSlot, schemeSlots } from './preferenceSlots.ts';
import { withoutTransitions } from '../browser/withoutTransitions.ts';

const ATTRIBUTE = 'data-mui-color-scheme';

/** The colors that browsers use for their toolbars. */
const THEME_COLORS = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' };

/** The active scheme of the page. */
export function readColorScheme(): ColorScheme {
  const scheme = document.documentElement.getAttribute(ATTRIBUTE);
  return isColorScheme(scheme) ? scheme : 'light';
}

/** Applies the saved mode and the operating system's preference to the page. */
export function applyColorScheme(): void {
  const mode = modeSlot.get();
  const systemDark = getSystemQuery().matches;
  const scheme = resolveColorScheme({
    mode,
    systemDark,
    lightScheme: schemeSlots.light.get(),
    darkScheme: schemeSlots.dark.get(),
  });
  const root = document.documentElement;
  const hasChanged = root.getAttribute(ATTRIBUTE) !== scheme;
  if (hasChanged) withoutTransitions(() => root.setAttribute(ATTRIBUTE, scheme));
  applyMode(resolveColorMode(mode, systemDark));
  if (hasChanged) announcePreference('colorScheme', scheme);
}

export function chooseMode(mode: ColorMode): void {
  if (mode === modeSlot.get()) return;
  modeSlot.set(mode);
  applyColorScheme();
  announcePreference('mode', mode);
}

/** Sets the scheme for one mode. Null restores the default, and unknown names are rejected. */
export function chooseColorScheme(mode: 'light' | 'dark', scheme: string | null): void {
  if (scheme === null) schemeSlots[mode].remove();
  else if (assertColorScheme(scheme, console.error)) schemeSlots[mode].set(scheme);
  else return;
  applyColorScheme();
}

/** Follows the operating system and other tabs. Returns a function that stops it. */
export function followColorScheme(): () => void {
  const query = getSystemQuery();
  query.addEventListener('change', applyColorScheme);
  const stops = [
    () => query.removeEventListener('change', applyColorScheme),
    modeSlot.subscribe((mode) => {
      applyColorScheme();
      announcePreference('mode', mode);
    }),
    schemeSlots.light.subscribe(applyColorScheme),
    schemeSlots.dark.subscribe(applyColorScheme),
  ];
  return () => stops.forEach((stop) => stop());
}

function applyMode(mode: 'light' | 'dark'): void {
  for (const each of ['light', 'dark']) {
    document.body.classList.toggle(`mode-${each}`, each === mode);
  }
  // The HTML has one for each system preference, and the reader's choice overrides both.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[mode]);
  }
}

function getSystemQuery(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
