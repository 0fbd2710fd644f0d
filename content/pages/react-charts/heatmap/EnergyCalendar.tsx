import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { sensors } from '#data/sensors';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** January 1, 2025, was a Wednesday, the third row of the first column. */
const first = 2;
const weeks = Array.from({ length: 53 }, (_, week) => week);
const cells = sensors.map(({ energy }, day): HeatmapValueType => [
  Math.floor((day + first) / 7),
  (day + first) % 7,
  energy,
]);
const dateOf = (week: number, weekday: number) =>
  new Date(2025, 0, 1 + week * 7 + weekday - first);
/** On phones, there's room for the names of six months. */
const hasLabel = (week: number) => {
  const sunday = dateOf(week, 6);
  return week < 52 && sunday.getDate() <= 7 && sunday.getMonth() % 2 === 0;
};

export default function EnergyCalendar() {
  return (
    <Box
      component="figure"
      aria-label="Energy use of each day of 2025"
      sx={{ m: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        hideLegend={false}
        margin={{ right: 8, left: 0 }}
        xAxis={[
          {
            data: weeks,
            categoryGapRatio: 0.12,
            disableLine: true,
            disableTicks: true,
            tickLabelInterval: hasLabel,
            valueFormatter: (week: number, { location }) =>
              location === 'tick'
                ? dateOf(week, 6).toLocaleDateString('en', { month: 'short' })
                : `Week ${week + 1}`,
          },
        ]}
        yAxis={[
          {
            data: weekdays,
            width: 44,
            categoryGapRatio: 0.12,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        zAxis={[
          {
            colorMap: {
              type: 'continuous',
              min: 140,
              max: 830,
              color: ['#d6e6f7', '#0b3d73'],
            },
          },
        ]}
        series={[
          {
            label: 'Energy',
            data: cells,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ([week, weekday, value]) =>
              `${value} kWh on ${dateOf(week, weekday).toLocaleDateString('en', { month: 'long', day: 'numeric' })}`,
          },
        ]}
        slotProps={{
          legend: {
            position: { vertical: 'bottom', horizontal: 'end' },
            labelPosition: 'extremes',
            minLabel: 'quiet',
            maxLabel: 'busy',
            sx: { width: 200 },
          },
        }}
      />
    </Box>
  );
}
