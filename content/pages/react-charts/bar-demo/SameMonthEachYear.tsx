import { BarChart } from '@mui/x-charts/BarChart';
import { energy } from '#data/energy';

const years = [2023, 2024, 2025];
const months = energy
  .slice(0, 12)
  .map(({ month }) => month.toLocaleDateString('en', { month: 'short' }));

export default function SameMonthEachYear() {
  return (
    <BarChart
      aria-label="Solar energy by month in three years"
      height={320}
      xAxis={[
        {
          data: months,
          scaleType: 'band',
          categoryGapRatio: 0.3,
          barGapRatio: 0,
        },
      ]}
      yAxis={[{ label: 'Solar energy (GWh)', width: 60 }]}
      series={years.map((year) => ({
        label: String(year),
        data: energy
          .filter(({ month }) => month.getFullYear() === year)
          .map(({ solar }) => solar),
        valueFormatter: (value: number | null) => `${value ?? 0} GWh`,
        highlightScope: { highlight: 'series', fade: 'global' } as const,
      }))}
    />
  );
}
