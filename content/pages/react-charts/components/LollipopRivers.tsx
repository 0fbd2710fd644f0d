import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { rivers } from '#data/rivers';

/** The last station of each river, the ones with the most water first. */
const stations = [...new Map(rivers.map((row) => [row.river, row])).values()]
  .filter(({ discharge }) => discharge !== null)
  .sort((a, b) => (b.discharge ?? 0) - (a.discharge ?? 0))
  .slice(0, 12);

const Tick = styled('line')(({ theme }) => ({
  stroke: (theme.vars ?? theme).palette.text.primary,
  strokeWidth: 2,
}));

/** A slot: a stem and a dot, below a transparent area for the pointer. */
function Lollipop(props: BarProps) {
  const { x, y, width, height, color, ownerState } = props;
  const middle = y + height / 2;
  return (
    <g opacity={ownerState.isFaded ? 0.3 : 1}>
      <line
        x1={x}
        x2={x + width}
        y1={middle}
        y2={middle}
        stroke={color}
        strokeWidth={3}
      />
      <circle
        cx={x + width}
        cy={middle}
        r={ownerState.isHighlighted ? 8 : 6}
        fill={color}
      />
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="transparent"
        onClick={props.onClick}
        onPointerEnter={props.onPointerEnter}
        onPointerLeave={props.onPointerLeave}
        onPointerDown={props.onPointerDown}
      />
    </g>
  );
}

/** A child: the mean discharge of each river as a short line. */
function MeanTicks() {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  return stations.map(({ river, mean }) => {
    const top = yScale(river) ?? 0;
    return (
      <Tick
        key={river}
        x1={xScale(mean)}
        x2={xScale(mean)}
        y1={top}
        y2={top + yScale.bandwidth()}
        pointerEvents="none"
      />
    );
  });
}

export default function LollipopRivers() {
  const [showMean, setShowMean] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Mark the discharge of an average year"
        control={
          <Switch
            checked={showMean}
            onChange={(event) => setShowMean(event.target.checked)}
          />
        }
      />
      <BarChart
        height={380}
        aria-label="Discharge of twelve rivers"
        layout="horizontal"
        xAxis={[
          {
            label: 'Discharge (m³/s)',
            min: 0,
            max: Math.max(
              ...stations.map((row) => Math.max(row.discharge ?? 0, row.mean)),
            ),
          },
        ]}
        yAxis={[{ data: stations.map(({ river }) => river), width: 96 }]}
        series={[
          {
            label: 'Discharge',
            data: stations.map(({ discharge }) => discharge),
            valueFormatter: (value) => `${value} m³/s`,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        slots={{ bar: Lollipop }}
        hideLegend
      >
        {showMean && <MeanTicks />}
      </BarChart>
    </Box>
  );
}
