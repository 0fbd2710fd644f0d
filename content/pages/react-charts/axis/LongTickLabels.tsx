import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  'Road maintenance',
  'Parks and gardens',
  'Water supply',
  'Public libraries',
  'Civil protection',
  'School transport',
];

export default function LongTickLabels() {
  return (
    <BarChart
      aria-label="Budget of six departments"
      height={340}
      xAxis={[
        {
          data: departments,
          height: 110,
          tickLabelInterval: () => true,
          tickLabelStyle: { angle: -45, fontSize: 12 },
        },
      ]}
      yAxis={[
        {
          label: 'Budget (thousand €)',
          width: 70,
          valueFormatter: (value: number) => value.toLocaleString('en'),
        },
      ]}
      series={[{ label: 'Budget', data: [1840, 720, 1310, 455, 590, 980] }]}
      hideLegend
    />
  );
}
