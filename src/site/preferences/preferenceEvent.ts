import type { CodeStyling } from '#model/demo/codeStyling.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { ColorMode, ColorScheme } from '#model/preferences/colorMode.ts';
import type { Consent } from '#model/analytics/Consent.ts';
import type { Direction } from '#model/preferences/Direction.ts';

/** Everything a reader can set, by name. */
export interface Preferences {
  mode: ColorMode;
  /** Derived from the mode; demos use it. */
  colorScheme: ColorScheme;
  direction: Direction;
  dense: boolean;
  shortcuts: boolean;
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
  /** Consent to analytics. */
  consent: Consent;
}

export type PreferenceName = keyof Preferences;

// Islands don't share a React context, so changes are dispatched on the document.
const EVENT = 'x:preference';

export function announcePreference<Name extends PreferenceName>(
  name: Name,
  value: Preferences[Name],
): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: { name, value } }));
}

/** Calls back with each new value of a preference. Returns a function that unsubscribes. */
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
