import { LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = { gas: 'Gas', hydro: 'Hydro', wind: 'Wind', solar: 'Solar' };
type Source = keyof typeof sources;
const ids = Object.keys(sources) as Source[];
const totals = energy.map((month) =>
  ids.reduce((sum, id) => sum + month[id], 0),
);
const percent = (share: number) => `${Math.round(share * 100)}%`;

export default function SourceShares() {
  return (
    <LineChart
      aria-label="Four sources of electricity as shares of the total"
      height={340}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: 'numeric' }),
        },
      ]}
      yAxis={[{ width: 52, max: 1, valueFormatter: percent }]}
      series={ids.map((id) => ({
        id,
        label: sources[id],
        data: energy.map((month) => month[id]),
        stack: 'sources',
        stackOffset: 'expand' as const,
        area: true,
        showMark: false,
        valueFormatter: (
          value: number | null,
          { dataIndex }: { dataIndex: number },
        ) => percent((value ?? 0) / totals[dataIndex]),
      }))}
    />
  );
}
