import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = {
  solar: 'Solar',
  wind: 'Wind',
  hydro: 'Hydro',
  gas: 'Gas',
} as const;
type Source = keyof typeof sources;
const ids = Object.keys(sources) as Source[];

function WideLine(props: AnimatedLineProps) {
  const { d, onClick, onPointerEnter, onPointerLeave, onPointerDown } = props;

  return (
    <g>
      <AnimatedLine {...props} />
      <path
        d={d}
        fill="none"
        stroke="transparent"
        strokeWidth={24}
        cursor="pointer"
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onPointerDown={onPointerDown}
      />
    </g>
  );
}

export default function WideLines() {
  const [source, setSource] = useState<Source | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">
        Selected line: {source ? sources[source] : 'none'}
      </Typography>
      <LineChart
        aria-label="Electricity by source"
        height={320}
        slots={{ line: WideLine }}
        onLineClick={(_, { seriesId }) =>
          setSource(ids.find((id) => id === seriesId) ?? null)
        }
        axisHighlight={{ x: 'none' }}
        xAxis={[
          {
            data: energy.map(({ month }) => month),
            scaleType: 'time',
            domainLimit: 'strict',
            tickNumber: 5,
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', {
                month: 'short',
                year: 'numeric',
              }),
          },
        ]}
        yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
        series={ids.map((id) => ({
          id,
          label: sources[id],
          data: energy.map((row) => row[id]),
          showMark: false,
          highlightScope: { highlight: 'series', fade: 'global' } as const,
        }))}
      />
    </Box>
  );
}
