import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  useDrawingArea,
  useLegend,
  useLineSeries,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = ['solar', 'wind', 'hydro'] as const;
const names = { solar: 'Solar', wind: 'Wind', hydro: 'Hydro' };

const Stripe = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.action.hover,
}));
const Label = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  fontSize: 12,
  fontWeight: 600,
}));

/** HTML: one button for each item of the legend. */
function SourceButtons(props: {
  pressed: string | null;
  onChange: (id: string | null) => void;
}) {
  const { items } = useLegend();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {items.map(({ id, label, color }) => (
        <Button
          key={id}
          size="small"
          color="inherit"
          variant="outlined"
          aria-pressed={props.pressed === id}
          onClick={() =>
            props.onChange(props.pressed === id ? null : String(id))
          }
          sx={{ borderColor: color, borderWidth: 2 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** SVG: a background behind 2024. */
function YearStripe() {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'time'>();
  const start = xScale(new Date(2024, 0, 1));
  const end = xScale(new Date(2025, 0, 1));
  return (
    <g>
      <Stripe x={start} y={top} width={end - start} height={height} />
      <Label x={(start + end) / 2} y={top + 14}>
        2024
      </Label>
    </g>
  );
}

/** SVG: the highest point of each line, or of the active one. */
function Peaks({ active }: { active: string | null }) {
  const series = useLineSeries();
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  return series
    .filter(({ id }) => active === null || active === id)
    .map(({ id, data, color }) => {
      const peak = Math.max(...data.map((value) => value ?? 0));
      const x = xScale(energy[data.indexOf(peak)]?.month ?? 0);
      return (
        <g key={id} pointerEvents="none">
          <circle cx={x} cy={yScale(peak)} r={5} fill={color} />
          <Label x={x} y={yScale(peak) - 10}>
            {Math.round(peak)}
          </Label>
        </g>
      );
    });
}

export default function HooksAtWork() {
  const [pressed, setPressed] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const active = hovered ?? pressed;

  return (
    <Box sx={{ width: '100%' }}>
      <ChartDataProvider
        height={320}
        highlightedItem={active === null ? null : { seriesId: active }}
        onHighlightChange={(item) =>
          setHovered(item ? String(item.seriesId) : null)
        }
        xAxis={[
          {
            data: energy.map(({ month }) => month),
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 4,
          },
        ]}
        yAxis={[{ label: 'Electricity (GWh)', width: 64, min: 0, max: 300 }]}
        series={sources.map((source) => ({
          type: 'line',
          id: source,
          label: names[source],
          data: energy.map((month) => month[source]),
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
      >
        <SourceButtons pressed={pressed} onChange={setPressed} />
        <ChartsSurface aria-label="Electricity from three sources by month">
          <YearStripe />
          <LinePlot />
          <Peaks active={active} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip />
      </ChartDataProvider>
    </Box>
  );
}
