import { LineChart } from '@mui/x-charts/LineChart';

const distances = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const levels = [120, 114, 106, 100, 94, 86, 80, 74, 66, 60];

export default function TicksWithoutLabels() {
  return (
    <LineChart
      aria-label="Sound level of a siren by distance"
      height={280}
      grid={{ vertical: true }}
      xAxis={[
        {
          scaleType: 'log',
          data: distances,
          label: 'Distance (m)',
          domainLimit: 'strict',
          valueFormatter: (value: number, context) => {
            if (context.location !== 'tick') return `${value} m`;
            return context.scale.tickFormat(context.tickNumber, '~s')(value);
          },
        },
      ]}
      yAxis={[{ label: 'Sound level (dB)', min: 40 }]}
      series={[{ label: 'Siren', data: levels }]}
      hideLegend
    />
  );
}
