import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function GradientsAndPatterns() {
  return (
    <LineChart
      aria-label="Stock of hay and straw by month"
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Stock (t)', min: 0 }]}
      series={[
        {
          id: 'hay',
          label: 'Hay',
          data: [48, 39, 30, 24, 41, 60],
          area: true,
          showMark: false,
        },
        {
          id: 'straw',
          label: 'Straw',
          data: [22, 19, 15, 11, 18, 27],
          area: true,
          showMark: false,
        },
      ]}
      sx={{
        [`& .${areaElementClasses.series}-hay`]: {
          fill: 'url(#hay-gradient)',
          filter: 'none',
        },
        [`& .${areaElementClasses.series}-straw`]: {
          fill: 'url(#straw-stripes)',
          filter: 'none',
        },
      }}
    >
      <defs>
        <linearGradient id="hay-gradient" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#4254fb" stopOpacity={0.55} />
          <stop offset="100%" stopColor="#4254fb" stopOpacity={0.05} />
        </linearGradient>
        <pattern
          id="straw-stripes"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={3} height={8} fill="#c98500" />
        </pattern>
      </defs>
    </LineChart>
  );
}
