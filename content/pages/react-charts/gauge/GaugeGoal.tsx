import { useTheme } from '@mui/material/styles';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

/** A line across the arc at a value. Children of a gauge are drawn in its SVG. */
function Goal({ at }: { at: number }) {
  const theme = useTheme();
  const state = useGaugeState();
  const {
    cx,
    cy,
    innerRadius,
    outerRadius,
    valueMin,
    valueMax,
    startAngle,
    endAngle,
  } = state;
  const share = (at - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const point = (radius: number) => [
    cx + radius * Math.sin(angle),
    cy - radius * Math.cos(angle),
  ];
  const [x1, y1] = point(innerRadius - 6);
  const [x2, y2] = point(outerRadius + 6);

  return (
    <line
      x1={x1}
      y1={y1}
      x2={x2}
      y2={y2}
      stroke={(theme.vars ?? theme).palette.text.primary}
      strokeWidth={3}
    />
  );
}

export default function GaugeGoal() {
  return (
    <Gauge
      height={200}
      margin={12}
      value={6400}
      valueMax={12000}
      startAngle={-100}
      endAngle={100}
      text={({ value }) => `${value?.toLocaleString('en')} steps`}
      aria-label="Steps today, the goal is 10,000"
    >
      <Goal at={10000} />
    </Gauge>
  );
}
