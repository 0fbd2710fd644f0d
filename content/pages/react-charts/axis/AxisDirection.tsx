import { LineChart } from '@mui/x-charts/LineChart';

const temperature = [19.4, 19.1, 17.2, 12.6, 9.1, 7.4, 6.5, 6.2];
const depth = [0, 5, 10, 15, 20, 25, 30, 35];

export default function AxisDirection() {
  return (
    <LineChart
      aria-label="Water temperature by depth"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: temperature,
          label: 'Water temperature (°C)',
          position: 'top',
          min: 0,
        },
      ]}
      yAxis={[{ label: 'Depth (m)', reverse: true }]}
      series={[
        {
          label: 'Depth',
          data: depth,
          curve: 'monotoneY',
          valueFormatter: (value) => `${value} m`,
        },
      ]}
      hideLegend
    />
  );
}
