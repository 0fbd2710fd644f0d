import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

const days = Array.from(
  { length: 14 },
  (_, index) => new Date(2025, 3, 1 + index),
);
const level = [
  168, 197, 243, 304, 318, 291, 248, 219, 201, 188, 177, 170, 164, 161,
];
const formatDay = (date: Date) =>
  date.toLocaleDateString('en', { day: 'numeric', month: 'short' });

export default function ReferenceLines() {
  const theme = useTheme();
  const warning = (theme.vars ?? theme).palette.error.main;

  return (
    <LineChart
      aria-label="Water level in April"
      height={300}
      xAxis={[
        {
          data: days,
          scaleType: 'time',
          valueFormatter: formatDay,
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ label: 'Level (cm)', width: 60, min: 100 }]}
      series={[{ label: 'Level', data: level, showMark: false }]}
      hideLegend
    >
      <ChartsReferenceLine
        y={280}
        label="Flood warning 280 cm"
        labelAlign="end"
        spacing={{ x: 8, y: 6 }}
        lineStyle={{ stroke: warning, strokeDasharray: '6 4' }}
        labelStyle={{ fill: warning, fontSize: 13 }}
      />
      <ChartsReferenceLine
        x={new Date(2025, 3, 3)}
        label="Gate closed"
        labelAlign="end"
        labelStyle={{ fontSize: 13 }}
      />
    </LineChart>
  );
}
