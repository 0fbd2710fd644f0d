import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { svSE } from '@mui/x-charts-pro/locales';
import { energy } from '#data/energy';

const withSwedish = (theme: Theme): Theme => ({
  ...theme,
  components: { ...theme.components, ...svSE.components },
});

export default function ThemeTexts() {
  const theme = withSwedish(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box lang="sv" sx={{ width: '100%' }}>
        <BarChartPro
          height={280}
          aria-label="Efterfrågan per månad"
          showToolbar
          xAxis={[
            {
              data: energy.map(({ month }) => month),
              scaleType: 'band',
              zoom: true,
              valueFormatter: (month: Date) =>
                month.toLocaleDateString('sv', {
                  month: 'short',
                  year: 'numeric',
                }),
            },
          ]}
          yAxis={[{ label: 'Efterfrågan (GWh)', width: 60 }]}
          series={[
            { label: 'Efterfrågan', data: energy.map((row) => row.demand) },
          ]}
          hideLegend
        />
      </Box>
    </ThemeProvider>
  );
}
