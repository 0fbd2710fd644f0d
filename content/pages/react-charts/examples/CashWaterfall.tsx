import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Start', change: 120 },
  { name: 'Fees', change: 64 },
  { name: 'Grants', change: 35 },
  { name: 'Rent', change: -52 },
  { name: 'Wages', change: -81 },
  { name: 'Repairs', change: -18 },
];

/** Where each step begins: the sum of all steps before it. */
const rows = steps.map(({ name, change }, index) => {
  const before = steps
    .slice(0, index)
    .reduce((sum, step) => sum + step.change, 0);
  return {
    name,
    change,
    base: Math.min(before, before + change),
    size: Math.abs(change),
  };
});

export default function CashWaterfall() {
  return (
    <BarChart
      aria-label="Cash after each step"
      height={300}
      dataset={rows}
      xAxis={[
        {
          dataKey: 'name',
          scaleType: 'band',
          colorMap: {
            type: 'ordinal',
            values: ['Start', 'Fees', 'Grants'],
            colors: ['#5b6b7c', '#2f7ed8', '#2f7ed8'],
            unknownColor: '#d9662b',
          },
        },
      ]}
      yAxis={[{ label: 'Cash (thousand €)', width: 60 }]}
      series={[
        {
          id: 'base',
          dataKey: 'base',
          stack: 'cash',
          valueFormatter: () => null,
        },
        {
          dataKey: 'size',
          label: 'Change',
          stack: 'cash',
          valueFormatter: (_, { dataIndex }) =>
            `${rows[dataIndex]?.change} thousand €`,
        },
      ]}
      hideLegend
      sx={{ '& .MuiBarElement-series-base': { fill: 'transparent' } }}
    />
  );
}
