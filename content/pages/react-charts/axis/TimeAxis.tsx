import { LineChart } from '@mui/x-charts/LineChart';
import { tides } from './tides';

const formatDay = (date: Date) =>
  date.toLocaleDateString('en', { weekday: 'short' });
const formatMoment = (date: Date) =>
  date.toLocaleString('en', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

export default function TimeAxis() {
  return (
    <LineChart
      aria-label="Tide over three days"
      height={300}
      dataset={tides}
      grid={{ vertical: true }}
      xAxis={[
        {
          dataKey: 'time',
          scaleType: 'time',
          domainLimit: 'strict',
          tickMinStep: 24 * 3600 * 1000,
          valueFormatter: (date: Date, { location }) =>
            location === 'tick' ? formatDay(date) : formatMoment(date),
        },
      ]}
      yAxis={[{ label: 'Tide (m)' }]}
      series={[
        {
          dataKey: 'height',
          label: 'Tide',
          showMark: false,
          valueFormatter: (value) =>
            value === null ? '–' : `${value.toFixed(1)} m`,
        },
      ]}
      hideLegend
    />
  );
}
