import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const weeks = Array.from({ length: 52 }, (_, week) =>
  sensors.slice(week * 7, week * 7 + 7),
);
const isNumber = (value: number | null): value is number => value !== null;
const outside = weeks.map((week) =>
  week.map((day) => day.outside).filter(isNumber),
);
const lowest = outside.map((values) => Math.min(...values));
const highest = outside.map((values) => Math.max(...values));
const inside = weeks.map((week) => {
  const values = week.map((day) => day.inside).filter(isNumber);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
});
const degrees = (value: number | null) => `${(value ?? 0).toFixed(1)} °C`;

export default function TemperatureBand() {
  return (
    <LineChart
      aria-label="Range of temperatures outside by week, and inside"
      height={340}
      xAxis={[
        {
          data: weeks.map(([firstDay]) => firstDay.date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Temperature (°C)', width: 56 }]}
      series={[
        {
          label: 'Coldest day outside',
          data: lowest,
          stack: 'outside',
          showMark: false,
          valueFormatter: degrees,
        },
        {
          label: 'Warmest day outside',
          // The height of the band, which starts at the series before.
          data: highest.map((value, week) => value - lowest[week]),
          stack: 'outside',
          area: true,
          showMark: false,
          valueFormatter: (_, { dataIndex }) => degrees(highest[dataIndex]),
        },
        {
          label: 'Average inside',
          data: inside,
          showMark: false,
          valueFormatter: degrees,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.3 } }}
    />
  );
}
