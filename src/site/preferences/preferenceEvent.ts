import type { CodeStyling } from '#model/demo/codeStyling.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { ColorMode, ColorScheme } from '#model/preferences/colorMode.ts';
import type { Consent } from '#model/analytics/Consent.ts';
import type { Direction } from '#model/preferences/Direction.ts';

/** What a reader can set, by name. */
export interface Preferences {
  mode: ColorMode;
  /** Follows from the mode; the demos wear it. */
  colorScheme: ColorScheme;
  direction: Direction;
  dense: boolean;
  shortcuts: boolean;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** To being counted. */
  consent: Consent;
}

export type PreferenceName = keyof Preferences;

// Islands share no React context, so news of a preference travels over the document.
const EVENT = 'x:preference';

export function announcePreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: { name, value } }));
}

/** Calls back with each new value of one preference; returns the way to stop. */
export function onPreference<Name extends PreferenceName>(
  name: Name,
  listener: (value: Preferences[Name]) => void,
): () => void {
  const handleEvent = (event: Event) => {
    const { detail } = event as CustomEvent<{ name: Name; value: Preferences[Name] }>;
    if (detail.name === name) listener(detail.value);
  };
  document.addEventListener(EVENT, handleEvent);
  return () => document.removeEventListener(EVENT, handleEvent);
}
