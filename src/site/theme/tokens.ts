/**
 * The design tokens: the single source of the shell's CSS variables (`createTokenCss`) and the Material UI theme of the
 * demos (`createDemoTheme`).
 */
export const palette = {
  light: {
    primary: 'hsl(210, 100%, 42%)',
    primaryStrong: 'hsl(210, 100%, 35%)',
    primarySoft: 'hsl(210, 100%, 96%)',
    ground: 'hsl(0, 0%, 100%)',
    raised: 'hsl(215, 20%, 98%)',
    sunken: 'hsl(215, 20%, 95%)',
    hairline: 'hsl(215, 15%, 90%)',
    divider: 'hsla(215, 25%, 12%, 0.12)',
    outline: 'hsl(215, 12%, 55%)',
    text: 'hsl(215, 25%, 12%)',
    textMuted: 'hsl(215, 12%, 38%)',
    info: 'hsl(210, 100%, 38%)',
    success: 'hsl(145, 75%, 24%)',
    warning: 'hsl(36, 100%, 27%)',
    error: 'hsl(355, 75%, 42%)',
    selection: 'hsl(210, 100%, 90%)',
    themeColor: 'hsl(210, 100%, 42%)',
  },
  dark: {
    primary: 'hsl(210, 100%, 64%)',
    primaryStrong: 'hsl(210, 100%, 72%)',
    primarySoft: 'hsl(210, 45%, 14%)',
    ground: 'hsl(210, 14%, 7%)',
    raised: 'hsl(210, 16%, 9%)',
    sunken: 'hsl(210, 16%, 12%)',
    hairline: 'hsl(215, 15%, 16%)',
    divider: 'hsla(215, 20%, 92%, 0.14)',
    outline: 'hsl(215, 10%, 48%)',
    text: 'hsl(215, 20%, 92%)',
    textMuted: 'hsl(215, 12%, 66%)',
    info: 'hsl(210, 100%, 72%)',
    success: 'hsl(145, 55%, 58%)',
    warning: 'hsl(40, 90%, 60%)',
    error: 'hsl(355, 90%, 72%)',
    selection: 'hsl(210, 65%, 20%)',
    themeColor: 'hsl(210, 14%, 7%)',
  },
} as const;

/** Code colors by role, with the same roles in both schemes. */
export const codePalette = {
  light: {
    keyword: 'hsl(270, 55%, 42%)',
    string: 'hsl(150, 80%, 23%)',
    comment: 'hsl(215, 10%, 40%)',
    constant: 'hsl(210, 100%, 36%)',
    function: 'hsl(345, 70%, 38%)',
    attribute: 'hsl(24, 85%, 32%)',
    inserted: 'hsl(145, 75%, 24%)',
    deleted: 'hsl(355, 75%, 42%)',
  },
  dark: {
    keyword: 'hsl(270, 75%, 80%)',
    string: 'hsl(150, 45%, 66%)',
    comment: 'hsl(215, 10%, 64%)',
    constant: 'hsl(205, 90%, 72%)',
    function: 'hsl(345, 75%, 76%)',
    attribute: 'hsl(30, 80%, 70%)',
    inserted: 'hsl(145, 55%, 58%)',
    deleted: 'hsl(355, 90%, 72%)',
  },
} as const;

/**
 * Colors of chart series, in the order charts assign them. The first is the accent. All have a contrast of 3:1 with the background, and
 * neighbors differ in lightness, so that they're distinguishable in grayscale and with color blindness (`chartPalette.test.ts`).
 */
export const chartPalette = {
  light: ['#0a6cd0', '#c27208', '#0b5f55', '#e35fa8', '#8f6408', '#5b33b4', '#1a9e62', '#a0152f'],
  dark: ['#4ba2fd', '#f7a45c', '#0f9880', '#ef76c8', '#f2dc5a', '#9270f2', '#55e0a6', '#e65c3c'],
} as const;

export const spacing = 8;
/** Border radius of the docs theme; Material UI's default is 4. */
export const radius = 12;
export const contrastThreshold = 3;
export const tonalOffset = 0.2;

export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export const zIndex = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

export const layout = {
  header: 57,
  drawer: 300,
  contents: 242,
  article: 880,
} as const;

/** Sizes of interface elements in pixels. */
export const sizes = {
  switchWidth: 32,
  switchHeight: 20,
  switchThumb: 14,
  menuMinWidth: 160,
  smallSelectMinHeight: 32,
  iconButton: 32,
} as const;

export const ad = { minHeight: 142, minHeightFromSm: 126, margin: 3 } as const;

export const fonts = {
  sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "'Geist Mono Variable', 'Mono Fallback Menlo', 'Mono Fallback Consolas', 'Mono Fallback', ui-monospace, monospace",
} as const;
