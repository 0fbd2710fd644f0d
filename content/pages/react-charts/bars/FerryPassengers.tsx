import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const formatThousands = (value: number | null) =>
  value === null ? '–' : `${value} thousand`;

export default function FerryPassengers() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: quarters, label: '2025' }]}
      yAxis={[{ label: 'Passengers (thousands)', width: 60 }]}
      series={[
        {
          label: 'North quay',
          data: [42, 68, 97, 51],
          valueFormatter: formatThousands,
        },
        {
          label: 'South quay',
          data: [35, 59, 112, 44],
          valueFormatter: formatThousands,
        },
      ]}
    />
  );
}
