import { createTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { chartComponents, createChartColors } from './chartComponents.ts';
import { denseComponents } from './denseComponents.ts';
import {
  breakpoints,
  contrastThreshold,
  fonts,
  palette,
  radius,
  spacing,
  tonalOffset,
  zIndex,
} from './tokens.ts';

export interface DemoThemeOptions {
  direction: 'ltr' | 'rtl';
  dense: boolean;
  /** Whether the theme was dense before. In that case, it has to reset the density of grids, which they would otherwise keep. */
  wasDense?: boolean;
}

/** The Material UI theme that demos run in, from the same tokens as the shell. */
export function createDemoTheme({ direction, dense, wasDense }: DemoThemeOptions): Theme {
  const theme: ThemeOptions = {
    direction,
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme', cssVarPrefix: 'mui' },
    colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
    spacing,
    shape: { borderRadius: radius },
    breakpoints: { values: breakpoints },
    zIndex,
    typography: { fontFamily: fonts.sans, button: { textTransform: 'none' } },
    components: { ...textComponents, ...gridComponents, ...pickerComponents, ...chartComponents },
  };
  const usual = wasDense ? { components: standardGrid } : {};
  return createTheme(theme, dense ? { components: denseComponents } : usual);
}

function paletteOf(scheme: keyof typeof palette) {
  const colors = palette[scheme];
  return {
    contrastThreshold,
    tonalOffset,
    primary: { main: colors.primary },
    background: { default: colors.ground, paper: colors.ground },
    text: { primary: colors.text, secondary: colors.textMuted },
    divider: colors.divider,
    charts: createChartColors(scheme),
  };
}

const TITLES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2'] as const;

/** Large text in a demo, such as the date in a picker's toolbar, isn't a heading of the page unless it sets a `component`. */
const textComponents = {
  MuiTypography: {
    defaultProps: { variantMapping: Object.fromEntries(TITLES.map((name) => [name, 'div'])) },
  },
};

/** The content security policy forbids `eval`, which the grid's filters would otherwise use. */
const gridComponents = { MuiDataGrid: { defaultProps: { disableEval: true } } };

const standardGrid = { MuiDataGrid: { defaultProps: { density: 'standard' as const } } };

const secondary = { color: 'var(--mui-palette-text-secondary)' };

/** Fixes colors that are too faint to read, and the width of fields with six or more sections in a font wider than Roboto. */
const pickerComponents = {
  MuiPickersInputBase: {
    styleOverrides: { sectionsContainer: { '&:has(> :nth-child(6))': { width: '13em' } } },
  },
  MuiDayCalendar: { styleOverrides: { weekNumber: secondary, weekNumberLabel: secondary } },
  MuiClock: { styleOverrides: { meridiemText: { 'button:not(.Mui-selected) > &': secondary } } },
};
