import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  berths,
  calls,
  hours,
  knots,
  moorings,
  sails,
  shares,
  weekdays,
} from './harbor';

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 2,
        minWidth: 0,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export default function ChartsAtAGlance() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      <Tile title="Bar chart: ships per day">
        <BarChart
          aria-label="Ships per day"
          height={200}
          xAxis={[{ data: weekdays }]}
          series={[
            { label: 'Arriving', data: calls.arriving },
            { label: 'Leaving', data: calls.leaving },
          ]}
          slotProps={{ legend: { position: { vertical: 'bottom' } } }}
        />
      </Tile>
      <Tile title="Line chart: wind in knots">
        <LineChart
          aria-label="Wind in knots by hour"
          height={220}
          xAxis={[{ data: hours, label: 'Hour', domainLimit: 'strict' }]}
          series={[
            {
              data: knots,
              area: true,
              showMark: false,
            },
          ]}
        />
      </Tile>
      <Tile title="Pie chart: berths by use">
        <PieChart
          aria-label="Berths by use"
          height={200}
          series={[{ data: shares, innerRadius: '45%', paddingAngle: 2 }]}
        />
      </Tile>
      <Tile title="Scatter chart: length and draft in meters">
        <ScatterChart
          aria-label="Length and draft in meters"
          height={220}
          xAxis={[{ label: 'Length' }]}
          yAxis={[{ label: 'Draft' }]}
          series={[{ data: moorings, markerSize: 6 }]}
        />
      </Tile>
      <Tile title="Radar chart: two sails">
        <RadarChart
          aria-label="Two sails compared by five properties"
          height={220}
          divisions={4}
          highlight="series"
          radar={sails.radar}
          series={sails.series}
        />
      </Tile>
      <Tile title="Gauge and sparkline: berths taken">
        <Gauge
          height={130}
          value={berths.at(-1) ?? 0}
          startAngle={-100}
          endAngle={100}
          text={({ value }) => `${value}%`}
          aria-label="Berths taken, percent"
        />
        <SparkLineChart
          aria-label="Berths taken in the last twelve weeks"
          data={berths}
          height={70}
          area
          showTooltip
          showHighlight
        />
      </Tile>
    </Box>
  );
}
