import { LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const month = sensors.slice(0, 31);

export default function SeriesNames() {
  return (
    <LineChart
      height={300}
      aria-label="Energy used and energy from the roof in January"
      xAxis={[
        {
          data: month.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Energy (kWh)', width: 60, min: 0 }]}
      series={[
        {
          label: 'Used',
          data: month.map(({ energy }) => energy),
          showMark: false,
        },
        {
          label: 'From the roof',
          data: month.map(({ solar }) => solar),
          showMark: false,
        },
      ]}
    />
  );
}
