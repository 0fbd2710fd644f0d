import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';

export default function BarGradients() {
  return (
    <BarChart
      aria-label="Solar output by time of day"
      height={300}
      grid={{ horizontal: true }}
      borderRadius={8}
      xAxis={[
        {
          data: ['06:00', '09:00', '12:00', '15:00', '18:00'],
          label: 'Time of day',
        },
      ]}
      yAxis={[{ label: 'Solar output (kW)', width: 60 }]}
      series={[
        {
          id: 'roof',
          label: 'Roof',
          data: [2, 11, 19, 14, 4],
          color: 'url(#roof-gradient)',
        },
        {
          id: 'field',
          label: 'Field',
          data: [4, 16, 27, 21, 7],
        },
      ]}
      sx={{
        [`& .${barElementClasses.series}-field`]: {
          fillOpacity: 0.6,
        },
      }}
    >
      <defs>
        <linearGradient id="roof-gradient" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#ffb422" />
          <stop offset="100%" stopColor="#c24e00" />
        </linearGradient>
      </defs>
    </BarChart>
  );
}
