/** The modes a reader can choose, in the order of the control. */
export const COLOR_MODES = ['light', 'system', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The scheme a page uses. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const DEFAULT_COLOR_MODE = 'system' satisfies ColorMode;

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.some((mode) => mode === value);
}

export function isColorScheme(value: unknown): value is ColorScheme {
  return COLOR_SCHEMES.some((scheme) => scheme === value);
}

/** Rejects an unknown scheme and logs an error. */
export function assertColorScheme(
  name: string,
  logError: (message: string) => void,
): name is ColorScheme {
  if (isColorScheme(name)) return true;
  logError(`\`${name}\` does not exist in \`theme.colorSchemes\`.`);
  return false;
}

/** `system` → the preference of the operating system */
export function resolveColorMode(mode: ColorMode, systemDark: boolean): 'light' | 'dark' {
  if (mode === 'system') return systemDark ? 'dark' : 'light';
  return mode;
}

/** The scheme chosen for the active mode. */
export function resolveColorScheme(choice: {
  mode: ColorMode;
  systemDark: boolean;
  lightScheme: ColorScheme;
  darkScheme: ColorScheme;
}): ColorScheme {
  const isDark = resolveColorMode(choice.mode, choice.systemDark) === 'dark';
  return isDark ? choice.darkScheme : choice.lightScheme;
}
