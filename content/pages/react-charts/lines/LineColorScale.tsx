import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const noise = [
  38, 36, 35, 34, 36, 42, 51, 58, 63, 61, 59, 60, 62, 61, 60, 63, 67, 71, 69,
  62, 56, 51, 46, 42, 39,
];

export default function LineColorScale() {
  return (
    <LineChart
      aria-label="Noise by hour"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[
        { data: hours, label: 'Hour', domainLimit: 'strict', tickMinStep: 3 },
      ]}
      yAxis={[
        {
          label: 'Noise (dB)',
          min: 30,
          max: 75,
          colorMap: {
            type: 'piecewise',
            thresholds: [50, 65],
            colors: ['#2f7ed8', '#c98500', '#d03c1f'],
          },
        },
      ]}
      series={[
        {
          label: 'Noise',
          data: noise,
          area: true,
          baseline: 'min',
          showMark: false,
          valueFormatter: (value) => (value === null ? '–' : `${value} dB`),
        },
      ]}
      hideLegend
    />
  );
}
