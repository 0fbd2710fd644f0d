import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HighlightItemData } from '@mui/x-charts/context';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { XAxis } from '@mui/x-charts/models';
import { rivers } from '#data/rivers';

const stations = rivers
  .flatMap(({ discharge, ...station }) =>
    discharge === null ? [] : [{ ...station, discharge }],
  )
  .sort((a, b) => a.discharge - b.discharge);
const points = stations.map(({ id, discharge }) => ({
  id,
  x: discharge,
  // Four rows, so that neighbors don't cover each other.
  y: id % 4,
}));

const scales: { name: string; effect: string; axis: XAxis }[] = [
  { name: 'linear', effect: 'equal differences', axis: {} },
  {
    name: 'sqrt',
    effect: 'more room for small values',
    axis: { scaleType: 'sqrt', tickInterval: [0, 10, 50, 100, 200] },
  },
  {
    name: 'symlog',
    effect: 'linear near zero, logarithmic beyond',
    axis: {
      scaleType: 'symlog',
      constant: 5,
      tickInterval: [0, 1, 10, 100],
    },
  },
  {
    name: 'log',
    effect: 'equal factors',
    axis: { scaleType: 'log', min: 0.5, tickInterval: [1, 10, 100] },
  },
  {
    name: 'point',
    effect: 'only the order',
    axis: {
      scaleType: 'point',
      data: stations.map(({ discharge }) => discharge),
      tickInterval: (_: number, index: number) => index % 12 === 0,
    },
  },
];

export default function FiveScales() {
  const [item, setItem] = useState<HighlightItemData | null>({
    seriesId: 'stations',
    dataIndex: 50,
  });
  const station = stations[item?.dataIndex ?? -1];

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {station
          ? `${station.river} at ${station.station}: ${station.discharge.toLocaleString('en')} m³/s`
          : 'Point at a station to find it on every scale'}
      </Typography>
      {scales.map(({ name, effect, axis }) => (
        <Box key={name}>
          <Typography variant="body2" color="text.secondary">
            <code>{name}</code>: {effect}
          </Typography>
          <ScatterChart
            aria-label={`Discharge of river stations on a ${name} scale`}
            height={88}
            margin={{ top: 8, right: 24, bottom: 4, left: 12 }}
            xAxis={[
              {
                valueFormatter: (value: number) => value.toLocaleString('en'),
                min: 0,
                max: 220,
                ...axis,
              },
            ]}
            yAxis={[{ position: 'none', min: -1, max: 4 }]}
            series={[
              {
                id: 'stations',
                data: points,
                markerSize: 5,
                highlightScope: { highlight: 'item', fade: 'global' },
              },
            ]}
            highlightedItem={item}
            // A copy restores the highlight, which the chart clears when the pointer leaves.
            onHighlightChange={(next) =>
              setItem((before) => next ?? (before && { ...before }))
            }
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
        </Box>
      ))}
    </Box>
  );
}
