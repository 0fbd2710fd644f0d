import type { Components, Theme } from '@mui/material/styles';
import { chartPalette, palette } from './tokens.ts';

/** CSS variables such as `--mui-palette-charts-1`, because the demo theme doesn't know which color scheme is active. */
const colors = chartPalette.light.map((_, index) => `var(--mui-palette-charts-${index + 1})`);

/** Returns the chart colors for the palette: `{ 1: '#0a6cd0', …, axis: 'hsl(…)' }` */
export function createChartColors(scheme: keyof typeof chartPalette): Record<string, string> {
  const series = chartPalette[scheme].map((color, index) => [index + 1, color]);
  return { ...Object.fromEntries(series), axis: palette[scheme].outline };
}

const withValueLines = { defaultProps: { grid: { horizontal: true } } };

/** The look of charts in demos: the site's palette, subtle axes, areas that are lighter than their lines, and horizontal grid lines. */
export const chartComponents = {
  MuiChartDataProvider: { defaultProps: { colors } },
  MuiFunnelChart: { defaultProps: { colors } },
  MuiLineChart: withValueLines,
  MuiLineChartPro: withValueLines,
  MuiBarChart: withValueLines,
  MuiBarChartPro: withValueLines,
  MuiChartsAxis: {
    styleOverrides: {
      root: {
        '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': {
          stroke: 'var(--mui-palette-charts-axis)',
        },
        '& .MuiChartsAxis-tickLabel': { fill: 'var(--mui-palette-text-secondary)' },
      },
    },
  },
  MuiAreaPlot: {
    styleOverrides: {
      // With `:where`, a demo's styles override these.
      root: {
        '& :where(.MuiAreaElement-root)': { fillOpacity: 0.3, filter: 'none' },
        '& :where(.MuiAreaElement-highlighted)': { fillOpacity: 0.45 },
      },
    },
  },
} as Components<Theme>;
