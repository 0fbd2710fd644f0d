import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const total = 1200;

export default function SankeyValues() {
  return (
    <SankeyChart
      height={260}
      aria-label="The budget of a festival in thousand euros"
      series={{
        data: {
          links: [
            { source: 'Sales', target: 'Budget', value: 700 },
            { source: 'Gifts', target: 'Budget', value: 500 },
            { source: 'Budget', target: 'Acts', value: 650 },
            { source: 'Budget', target: 'Stage', value: 350 },
            { source: 'Budget', target: 'Rest', value: 200 },
          ],
        },
        linkOptions: { showValues: true },
        valueFormatter: (value, { location, type }) => {
          const share = `${Math.round((value / total) * 100)}%`;
          if (location === 'label') return share;
          return `${value},000 € ${type === 'link' ? `(${share} of the budget)` : 'in total'}`;
        },
      }}
    />
  );
}
