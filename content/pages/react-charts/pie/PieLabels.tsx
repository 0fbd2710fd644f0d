import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const tickets = [
  { value: 52, label: 'Round trip', color: '#1d5fbf' },
  { value: 31, label: 'One way', color: '#00695c' },
  { value: 12, label: 'Season pass', color: '#a03a10' },
  { value: 5, label: 'Dog', color: '#6a4c93' },
];

export default function PieLabels() {
  return (
    <PieChart
      aria-label="Tickets sold by kind"
      height={260}
      series={[
        {
          data: tickets,
          arcLabel: ({ value }) => `${value}%`,
          arcLabelMinAngle: 25,
          arcLabelRadius: '62%',
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 13,
          fontWeight: 600,
        },
      }}
    />
  );
}
