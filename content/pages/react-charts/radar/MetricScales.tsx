import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', max: 120, unit: 'km' },
  { name: 'Battery', max: 1000, unit: 'Wh' },
  { name: 'Payload', max: 240, unit: 'kg' },
  { name: 'Warranty', max: 10, unit: 'years' },
  { name: 'Top speed', min: 15, max: 45, unit: 'km/h' },
];
const formatValue = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${metrics[dataIndex]?.unit ?? ''}`;

export default function MetricScales() {
  return (
    <RadarChart
      height={320}
      aria-label="Two electric bicycles compared by five properties"
      radar={{
        metrics: metrics.map(({ name, min, max }) => ({ name, min, max })),
        labelFormatter: (name, { location }) => {
          const metric = metrics.find((item) => item.name === name);
          return location === 'tick' && metric
            ? `${name}\n${metric.min ?? 0}–${metric.max} ${metric.unit}`
            : name;
        },
      }}
      margin={{ top: 44, bottom: 44, left: 80, right: 80 }}
      series={[
        {
          label: 'City bike',
          data: [80, 450, 120, 5, 25],
          valueFormatter: formatValue,
        },
        {
          label: 'Cargo bike',
          data: [65, 900, 220, 3, 40],
          valueFormatter: formatValue,
        },
      ]}
    />
  );
}
