import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const prices = year.map(({ price }) => price);
/** The price of the month before, for each of these months. */
const before = energy.slice(-13, -1).map(({ price }) => price);

function TrendMark({ x, y, color, dataIndex }: MarkElementProps) {
  const rising = prices[dataIndex] > before[dataIndex];

  return (
    <path
      d={rising ? 'M-7 5L0 -7L7 5Z' : 'M-7 -5L0 7L7 -5Z'}
      transform={`translate(${x}, ${y})`}
      fill={color}
    />
  );
}

export default function TrendMarks() {
  return (
    <LineChart
      aria-label="Price of electricity by month"
      height={300}
      slots={{ mark: TrendMark }}
      xAxis={[
        {
          data: year.map(({ month }) => month),
          scaleType: 'point',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Price (€/MWh)', width: 60, min: 0 }]}
      series={[
        {
          label: 'Price',
          data: prices,
          showMark: true,
          curve: 'linear',
          valueFormatter: (value) => `${value ?? 0} €/MWh`,
        },
      ]}
      hideLegend
    />
  );
}
