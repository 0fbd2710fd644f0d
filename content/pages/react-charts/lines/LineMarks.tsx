import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 61 }, (_, minute) => minute);
const load = minutes.map((minute) =>
  Math.round(48 + 22 * Math.sin(minute / 7) + (minute % 5)),
);
const queue = minutes.map((minute) =>
  Math.round(24 + 12 * Math.cos(minute / 9)),
);

export default function LineMarks() {
  return (
    <LineChart
      aria-label="Processor load and queue by minute"
      height={300}
      xAxis={[{ data: minutes, label: 'Minute', domainLimit: 'strict' }]}
      yAxis={[{ label: 'Share (%)', min: 0, max: 100 }]}
      series={[
        {
          label: 'Processor',
          data: load,
          shape: 'diamond',
          showMark: ({ index }) => index % 10 === 0,
        },
        { label: 'Queue', data: queue, showMark: false },
      ]}
      skipAnimation
    />
  );
}
