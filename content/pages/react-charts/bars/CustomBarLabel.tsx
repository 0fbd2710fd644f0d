import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { styled } from '@mui/material/styles';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

function LabelAbove({ x, y, width, children }: BarLabelProps) {
  return (
    <Text x={x + width / 2} y={y - 6}>
      {children}
    </Text>
  );
}

export default function CustomBarLabel() {
  return (
    <BarChart
      aria-label="Days with rain in four cities"
      height={280}
      xAxis={[{ data: ['Lisbon', 'Turin', 'Gdańsk', 'Bergen'] }]}
      yAxis={[{ label: 'Days with rain', width: 60, max: 270 }]}
      series={[{ label: 'Days with rain', data: [113, 79, 167, 231] }]}
      barLabel={({ value }) => `${value} d`}
      slots={{ barLabel: LabelAbove }}
      borderRadius={6}
      hideLegend
    />
  );
}
