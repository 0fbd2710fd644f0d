import {
  LineChart,
  MarkElement,
  markElementClasses,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const months = energy.slice(-18, -6);
const prices = months.map(({ price }) => price);
const peak = prices.indexOf(Math.max(...prices));

function PeakMark(props: MarkElementProps) {
  const isPeak = props.dataIndex === peak;
  return (
    <MarkElement
      {...props}
      isHighlighted={isPeak || props.isHighlighted}
      isFaded={!isPeak && !props.isHighlighted}
    />
  );
}

export default function EmphasizedMark() {
  return (
    <LineChart
      aria-label="Price of electricity by month"
      height={280}
      xAxis={[
        {
          data: months.map(({ month }) => month),
          scaleType: 'point',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Price (€/MWh)', width: 64 }]}
      series={[
        {
          label: 'Price',
          data: prices,
          valueFormatter: (value) => `€${value} per MWh`,
        },
      ]}
      hideLegend
      slots={{ mark: PeakMark }}
      sx={{
        [`& .${markElementClasses.highlighted}`]: { strokeWidth: 6 },
        [`& .${markElementClasses.faded}`]: { opacity: 0.4 },
      }}
    />
  );
}
