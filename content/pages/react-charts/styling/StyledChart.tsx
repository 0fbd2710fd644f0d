import { styled } from '@mui/material/styles';
import { barElementClasses, BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

const HarvestChart = styled(BarChart)(({ theme }) => ({
  [`& .${barElementClasses.root}`]: {
    stroke: '#0b3d73',
    strokeWidth: 2,
    rx: 6,
  },
  [`& .${barElementClasses.series}-plums`]: { fillOpacity: 0.35 },
  [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { display: 'none' },
  [`& .${axisClasses.root} .${axisClasses.tickLabel}`]: {
    fill: (theme.vars ?? theme).palette.text.secondary,
  },
  [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 6' },
}));

export default function StyledChart() {
  return (
    <HarvestChart
      aria-label="Crates of apples and plums by week"
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: ['Week 34', 'Week 36', 'Week 38', 'Week 40'] }]}
      yAxis={[{ label: 'Crates' }]}
      series={[
        {
          id: 'apples',
          label: 'Apples',
          data: [40, 95, 130, 110],
          color: '#2f7ed8',
        },
        {
          id: 'plums',
          label: 'Plums',
          data: [120, 85, 30, 5],
          color: '#2f7ed8',
        },
      ]}
    />
  );
}
