import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025];
const common = { area: true, stack: 'power', showMark: false } as const;
const formatEnergy = (value: number | null) => `${value} GWh`;

export default function StackedAreas() {
  return (
    <LineChart
      aria-label="Energy by year and source"
      height={300}
      xAxis={[{ data: years, scaleType: 'point' }]}
      yAxis={[{ label: 'Energy (GWh)', width: 60 }]}
      series={[
        {
          ...common,
          label: 'Water',
          data: [40, 41, 39, 42, 43, 41, 44],
          valueFormatter: formatEnergy,
        },
        {
          ...common,
          label: 'Wind',
          data: [22, 28, 35, 41, 52, 60, 71],
          valueFormatter: formatEnergy,
        },
        {
          ...common,
          label: 'Sun',
          data: [9, 13, 18, 26, 33, 44, 58],
          valueFormatter: formatEnergy,
        },
      ]}
    />
  );
}
