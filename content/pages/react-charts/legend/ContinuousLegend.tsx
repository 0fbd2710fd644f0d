import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const temperature = [9, 8, 7, 7, 11, 16, 21, 24, 25, 22, 17, 13, 10];

export default function ContinuousLegend() {
  return (
    <LineChart
      height={320}
      xAxis={[
        {
          data: hours,
          label: 'Hour',
          domainLimit: 'strict',
          tickInterval: hours,
        },
      ]}
      yAxis={[
        {
          scaleType: 'linear',
          label: 'Air temperature (°C)',
          colorMap: {
            type: 'continuous',
            min: 5,
            max: 27,
            color: ['#2f7ed8', '#d9462b'],
          },
          valueFormatter: (value: number, { location }) =>
            location === 'legend' ? `${value}\u00a0°C` : String(value),
        },
      ]}
      series={[
        {
          label: 'Temperature',
          data: temperature,
          showMark: false,
          area: true,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          direction: 'vertical',
          position: { horizontal: 'end', vertical: 'middle' },
          labelPosition: 'extremes',
          thickness: 14,
          sx: { height: 180 },
        },
      }}
    />
  );
}
