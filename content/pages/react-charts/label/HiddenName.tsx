import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const quarter = sensors.slice(90, 181);
const used = quarter.map(({ energy }) => energy);
/** The average of each day and the six days before it. */
const average = used.map((_, index) => {
  const week = used.slice(Math.max(0, index - 6), index + 1);
  return week.reduce((sum, value) => sum + value, 0) / week.length;
});

export default function HiddenName() {
  return (
    <LineChart
      height={300}
      aria-label="Energy of a building by day, with an average of seven days"
      xAxis={[
        {
          data: quarter.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Energy (kWh)', width: 60, min: 0 }]}
      series={[
        {
          id: 'daily',
          data: used,
          showMark: false,
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          label: 'Average of seven days',
          data: average,
          showMark: false,
          valueFormatter: (value) => `${Math.round(value ?? 0)} kWh`,
        },
      ]}
      sx={{
        [`& .${lineElementClasses.root}[data-series="daily"]`]: {
          strokeOpacity: 0.35,
        },
      }}
    />
  );
}
