import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import type {} from '@mui/x-charts/themeAugmentation';

const withChartStyles = (outerTheme: Theme): Theme => ({
  ...outerTheme,
  components: {
    ...outerTheme.components,
    MuiLineChart: {
      defaultProps: {
        grid: { horizontal: true },
        colors: ['#0072b2', '#e69f00', '#009e73'],
      },
    },
    MuiChartsGrid: {
      styleOverrides: { line: { strokeDasharray: '2 6' } },
    },
    MuiChartsSurface: {
      styleOverrides: {
        root: { [`& .${lineElementClasses.root}`]: { strokeWidth: 4 } },
      },
    },
  },
});

export default function ThemedCharts() {
  const theme = withChartStyles(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <LineChart
        aria-label="Harbor calls by month"
        height={280}
        xAxis={[
          { data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'], scaleType: 'point' },
        ]}
        yAxis={[{ label: 'Harbor calls' }]}
        series={[
          { label: 'Freight', data: [31, 28, 34, 39, 41], showMark: false },
          { label: 'Fishing', data: [54, 49, 61, 58, 66], showMark: false },
        ]}
      />
    </ThemeProvider>
  );
}
