import { PieChart } from '@mui/x-charts/PieChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

const languages = [
  'Portuguese',
  'Polish',
  'Danish',
  'Greek',
  'Irish',
  'Finnish',
  'Czech',
  'Maltese',
  'Latvian',
  'Dutch',
  'Slovene',
  'Swedish',
];
const data = languages.map((label, index) => ({
  id: label,
  label,
  value: 24 - index * 1.5,
}));

export default function ScrollableLegend() {
  return (
    <PieChart
      aria-label="Courses by language"
      height={220}
      series={[{ data, valueFormatter: ({ value }) => `${value} courses` }]}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: {
            maxHeight: 180,
            width: 130,
            overflowY: 'auto',
            flexWrap: 'nowrap',
            [`& .${legendClasses.item}`]: { flexShrink: 0 },
          },
        },
      }}
    />
  );
}
