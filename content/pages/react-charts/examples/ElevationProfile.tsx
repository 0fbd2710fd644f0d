import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const kilometers = Array.from({ length: 49 }, (_, index) => index * 0.5);
const height = kilometers.map((km) =>
  Math.round(420 + 260 * Math.sin(km / 4.2) + 90 * Math.sin(km / 1.3) + km * 9),
);

export default function ElevationProfile() {
  return (
    <LineChart
      aria-label="Height along the route"
      height={280}
      xAxis={[
        { data: kilometers, label: 'Distance (km)', domainLimit: 'strict' },
      ]}
      yAxis={[{ label: 'Height (m)', width: 60, min: 0 }]}
      series={[
        {
          label: 'Height',
          data: height,
          area: true,
          showMark: false,
          color: '#2e8b6f',
          valueFormatter: (value) => `${value} m`,
        },
      ]}
      hideLegend
      sx={{
        [`& .${areaElementClasses.root}`]: {
          fill: 'url(#slope)',
          filter: 'none',
        },
      }}
    >
      <defs>
        <linearGradient id="slope" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#2e8b6f" stopOpacity={0.6} />
          <stop offset="100%" stopColor="#2e8b6f" stopOpacity={0.05} />
        </linearGradient>
      </defs>
      <ChartsReferenceLine
        x={14}
        label="Hut"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}
