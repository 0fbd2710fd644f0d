import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

type Place = 'tooltip' | 'legend' | 'arc';

// Dark colors, so that white labels are readable in both color schemes.
const parts = [
  { name: 'Drinking water', code: 'DW', value: 38, color: '#1d5fbf' },
  { name: 'Wastewater', code: 'WW', value: 27, color: '#00695c' },
  { name: 'Flood protection', code: 'FP', value: 21, color: '#a03a10' },
  { name: 'Measuring stations', code: 'MS', value: 14, color: '#6a4c93' },
];

export default function SliceLabels() {
  return (
    <PieChart
      height={280}
      aria-label="Budget of a water company by task"
      series={[
        {
          arcLabel: 'label',
          arcLabelMinAngle: 25,
          valueFormatter: ({ value }) => `${value}% of the budget`,
          data: parts.map(({ name, code, value, color }) => ({
            id: code,
            value,
            color,
            label: (place: Place) => {
              if (place === 'arc') {
                return code;
              }
              return place === 'legend' ? `${name} (${code})` : name;
            },
          })),
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 },
      }}
    />
  );
}
