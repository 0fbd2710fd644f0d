import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Pointer() {
  const theme = useTheme();
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const color = (theme.vars ?? theme).palette.text.primary;

  return (
    <g>
      <circle cx={cx} cy={cy} r={7} fill={color} />
      <path
        d={`M ${cx} ${cy} L ${cx + outerRadius * Math.sin(valueAngle)} ${
          cy - outerRadius * Math.cos(valueAngle)
        }`}
        stroke={color}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </g>
  );
}

export default function GaugePointer() {
  return (
    <GaugeContainer
      height={200}
      value={34}
      valueMax={60}
      startAngle={-110}
      endAngle={110}
      aria-label="Wind speed in knots"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Pointer />
    </GaugeContainer>
  );
}
