import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';

const hours = [
  { value: 8, label: 'Sleep' },
  { value: 7, label: 'Work' },
  { value: 5, label: 'Family' },
  { value: 4, label: 'Chores' },
];

export default function PieHighlight() {
  return (
    <PieChart
      aria-label="Hours of a day by activity"
      height={260}
      margin={16}
      series={[
        {
          data: hours,
          innerRadius: 40,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { innerRadius: 40, additionalRadius: -12 },
          valueFormatter: ({ value }) => `${value} h`,
        },
      ]}
      sx={{ [`& .${pieArcClasses.faded}`]: { opacity: 0.4 } }}
    />
  );
}
