import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ScatterChart, type ScatterSeries } from '@mui/x-charts/ScatterChart';
import { createRides, type Ride } from './rides';

const rides = createRides(10_000);
const groups = {
  all: rides,
  members: rides.filter(({ member }) => member),
  visitors: rides.filter(({ member }) => !member),
};
type Group = keyof typeof groups;

function toSeries(label: string, shown: Ride[]): ScatterSeries {
  return {
    label,
    markerSize: 1.5,
    data: shown.map(({ id, distance, minutes }) => ({
      id,
      x: distance,
      y: minutes,
    })),
    valueFormatter: (value) =>
      value && `${value.x.toFixed(1)} km in ${Math.round(value.y)} min`,
  };
}

function medianSpeed(shown: Ride[]) {
  const speeds = shown
    .map(({ distance, minutes }) => (distance / minutes) * 60)
    .sort((a, b) => a - b);
  return speeds[Math.floor(speeds.length / 2)].toFixed(1);
}

// Created once, so that a new render doesn't process 10,000 points again.
const members = toSeries('Members', groups.members);
const visitors = toSeries('Visitors', groups.visitors);
const series: Record<Group, ScatterSeries[]> = {
  all: [members, visitors],
  members: [members, { ...visitors, data: [] }],
  visitors: [{ ...members, data: [] }, visitors],
};
const xAxis = [{ label: 'Distance (km)', min: 0, max: 9 }];
const yAxis = [{ label: 'Duration (min)', width: 56, min: 0, max: 100 }];

export default function TenThousandRides() {
  const [group, setGroup] = useState<Group>('all');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Riders"
        value={group}
        onChange={(_, value: Group | null) => value && setGroup(value)}
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="members">Members</ToggleButton>
        <ToggleButton value="visitors">Visitors</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {groups[group].length.toLocaleString('en')} rides, half of them faster
        than {medianSpeed(groups[group])} km/h
      </Typography>
      <ScatterChart
        aria-label="Distance and duration of 10,000 bike rides"
        height={380}
        renderer="svg-batch"
        disableAxisListener
        voronoiMaxRadius={20}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series[group]}
      />
    </Box>
  );
}
