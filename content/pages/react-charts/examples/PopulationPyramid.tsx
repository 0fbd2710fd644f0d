import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['0–14', '15–29', '30–44', '45–59', '60–74', '75+'];
const left = [412, 468, 530, 611, 498, 214];
const right = [391, 441, 542, 603, 547, 331];
const people = (value: number | null) =>
  value === null ? '' : `${Math.abs(value)} residents`;

export default function PopulationPyramid() {
  return (
    <BarChart
      aria-label="Residents by age on both sides of the river"
      height={320}
      layout="horizontal"
      grid={{ vertical: true }}
      xAxis={[
        {
          label: 'Residents',
          min: -700,
          max: 700,
          valueFormatter: (value: number) => String(Math.abs(value)),
        },
      ]}
      yAxis={[
        {
          data: ages,
          label: 'Age',
          width: 76,
          position: 'left',
          reverse: true,
          categoryGapRatio: 0.15,
        },
      ]}
      series={[
        {
          label: 'West of the river',
          stack: 'age',
          data: left.map((value) => -value),
          valueFormatter: people,
        },
        {
          label: 'East of the river',
          stack: 'age',
          data: right,
          valueFormatter: people,
        },
      ]}
      borderRadius={3}
    />
  );
}
