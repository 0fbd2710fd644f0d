import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';

const crops = [
  { crop: 'Apples', area: 42 },
  { crop: 'Pears', area: 18 },
  { crop: 'Leeks', area: 25 },
  { crop: 'Kale', area: 31 },
  { crop: 'Beans', area: 12 },
];
const kinds: Record<string, string> = { Apples: 'Fruit', Pears: 'Fruit' };

export default function GroupedYAxis() {
  return (
    <BarChart
      aria-label="Area of five crops"
      height={300}
      layout="horizontal"
      grid={{ vertical: true }}
      dataset={crops}
      xAxis={[{ label: 'Area (ha)' }]}
      yAxis={[
        {
          dataKey: 'crop',
          width: 150,
          groups: [
            { getValue: (crop: string) => crop },
            {
              getValue: (crop: string) => kinds[crop] ?? 'Vegetables',
              tickSize: 62,
            },
          ],
        },
      ]}
      series={[
        {
          dataKey: 'area',
          label: 'Area',
          valueFormatter: (value) => `${value} ha`,
        },
      ]}
      hideLegend
      sx={{
        [`& .${axisClasses.directionY} .${axisClasses.tick}`]: { opacity: 0.5 },
        [`& [data-group-index="1"] .${axisClasses.tick}`]: {
          strokeWidth: 2,
          opacity: 1,
        },
      }}
    />
  );
}
