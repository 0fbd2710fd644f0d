import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function KeyboardHighlight() {
  return (
    <BarChart
      enableKeyboardNavigation
      height={280}
      aria-label="Books lent by two branches, Monday to Thursday"
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[{ label: 'Books lent' }]}
      series={[
        {
          id: 'main',
          label: 'Main branch',
          data: [82, 64, 91, 77],
          highlightScope,
        },
        {
          id: 'east',
          label: 'East branch',
          data: [41, 53, 38, 60],
          highlightScope,
        },
      ]}
    />
  );
}
