import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const visits = [
  { label: 'Saw the poster', value: 1840 },
  { label: 'Opened the site', value: 920 },
  { label: 'Chose a seat', value: 410 },
  { label: 'Bought a ticket', value: 265 },
];

export default function BasicFunnel() {
  return (
    <FunnelChart
      height={280}
      aria-label="From the poster to the ticket"
      series={[{ data: visits, variant: 'outlined' }]}
    />
  );
}
