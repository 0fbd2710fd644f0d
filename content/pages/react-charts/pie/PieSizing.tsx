import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const plan = [
  { value: 30, label: 'Wheat', color: '#8a5a00' },
  { value: 45, label: 'Grass', color: '#2e7d5b' },
  { value: 25, label: 'Forest', color: '#1d5fbf' },
];
const actual = [
  { value: 34, label: 'Wheat (actual)', color: '#e0aa3e' },
  { value: 38, label: 'Grass (actual)', color: '#5fb08c' },
  { value: 28, label: 'Forest (actual)', color: '#6fa3ee' },
];
const formatHectares = ({ value }: { value: number }) => `${value} ha`;

export default function PieSizing() {
  return (
    <PieChart
      aria-label="Planned and actual use of land"
      height={260}
      hideLegend
      series={[
        {
          id: 'plan',
          data: plan,
          outerRadius: '55%',
          arcLabel: 'label',
          arcLabelMinAngle: 30,
          valueFormatter: formatHectares,
        },
        {
          id: 'actual',
          data: actual,
          innerRadius: '62%',
          outerRadius: '100%',
          arcLabel: 'formattedValue',
          cornerRadius: 4,
          paddingAngle: 1,
          valueFormatter: formatHectares,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: '#fff',
          fontSize: 13,
          fontWeight: 600,
        },
        [`& .${pieArcLabelClasses.series}-actual`]: { fill: '#111' },
      }}
    />
  );
}
