import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

function RoundTick({
  x2 = 0,
  y2 = 0,
}: {
  x2?: number | string;
  y2?: number | string;
}) {
  return (
    <circle cx={Number(x2) / 2} cy={Number(y2) / 2} r={3} fill="currentColor" />
  );
}

export default function AxisStyling() {
  return (
    <LineChart
      aria-label="Light during the day"
      height={300}
      xAxis={[
        {
          data: hours,
          label: 'Hour of day',
          tickInterval: hours,
          height: 52,
          tickSize: 8,
          tickLabelStyle: { fontSize: 13, fontWeight: 600 },
        },
      ]}
      yAxis={[
        {
          label: 'Light\n(thousand lux)',
          width: 76,
          disableLine: true,
          labelStyle: { fontSize: 13, fontStyle: 'italic' },
        },
      ]}
      series={[
        { label: 'Light', data: [2, 18, 46, 71, 68, 39, 14, 1], area: true },
      ]}
      slots={{ axisTick: RoundTick }}
      hideLegend
      sx={(theme) => ({
        [`& .${axisClasses.tickContainer}`]: {
          color: (theme.vars ?? theme).palette.primary.main,
        },
        [`& .${axisClasses.line}`]: {
          stroke: (theme.vars ?? theme).palette.primary.main,
        },
      })}
    />
  );
}
