import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

function Lollipop(props: BarProps) {
  const { x, y, width, height, color, ownerState } = props;
  const center = x + width / 2;

  return (
    <g
      opacity={ownerState.isFaded ? 0.35 : 1}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
      onPointerDown={props.onPointerDown}
    >
      <rect x={x} y={y} width={width} height={height} fill="transparent" />
      <line
        x1={center}
        x2={center}
        y1={y}
        y2={y + height}
        stroke={color}
        strokeWidth={3}
      />
      <circle
        cx={center}
        cy={y}
        r={ownerState.isHighlighted ? 10 : 7}
        fill={color}
      />
    </g>
  );
}

export default function LollipopBarSlot() {
  return (
    <BarChart
      height={260}
      title="Rainfall per month in millimeters"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ width: 40, max: 100 }]}
      series={[
        {
          label: 'Rainfall (mm)',
          data: [82, 64, 71, 45, 38, 29],
          highlightScope: { highlight: 'item', fade: 'series' },
        },
      ]}
      slots={{ bar: Lollipop }}
    />
  );
}
