import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const areas = [
  { label: 'Roads', value: 46, color: '#1d5fbf' },
  { label: 'Schools', value: 34, color: '#a03a10' },
  { label: 'Parks', value: 20, color: '#00695c' },
];
const items = [
  { label: 'Bridges', value: 28, color: '#5b8fdb' },
  { label: 'Paving', value: 18, color: '#8fb3e8' },
  { label: 'Meals', value: 14, color: '#cf7a52' },
  { label: 'Buildings', value: 20, color: '#e3a88b' },
  { label: 'Trees', value: 12, color: '#4fa093' },
  { label: 'Paths', value: 8, color: '#8cc4bb' },
];
const valueFormatter = ({ value }: { value: number }) => `${value}%`;

export default function BudgetRings() {
  return (
    <PieChart
      aria-label="Budget by area and item"
      height={300}
      hideLegend
      series={[
        {
          id: 'areas',
          data: areas,
          outerRadius: '55%',
          arcLabel: 'label',
          valueFormatter,
        },
        {
          id: 'items',
          data: items,
          innerRadius: '58%',
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          valueFormatter,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fontSize: 12, fill: '#111' },
        [`& .${pieArcLabelClasses.series}-areas`]: {
          fill: '#fff',
          fontWeight: 600,
        },
      }}
    />
  );
}
