import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { HeatmapValueType } from '@mui/x-charts-pro/models';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';
import { berths, cargo, queue, weekdays } from './harbor';

const tides = ['Low', 'Mid', 'High'];
const passages: HeatmapValueType[] = [
  12, 31, 44, 9, 28, 51, 15, 36, 58, 11, 40, 62, 22, 55, 81,
].map((value, index) => [Math.floor(index / 3), index % 3, value]);
const weeks = berths.map((_, index) => index + 1);

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

export default function ProChartsAtAGlance() {
  const [clicked, setClicked] = useState('click a quay or a flow');

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
      <Tile title="Zoom and pan: berths in percent">
        <LineChartPro
          aria-label="Berths taken by week, in percent"
          height={220}
          xAxis={[
            {
              id: 'weeks',
              data: weeks,
              domainLimit: 'strict',
              zoom: { slider: { enabled: true, preview: true } },
            },
          ]}
          series={[{ data: berths, area: true }]}
          initialZoom={[{ axisId: 'weeks', start: 30, end: 90 }]}
        />
      </Tile>
      <Tile title="Heatmap: passages by day and tide">
        <Box
          component="figure"
          aria-label="Passages by day and tide"
          sx={{ m: 0, width: '100%' }}
        >
          <Heatmap
            height={220}
            xAxis={[{ data: weekdays }]}
            yAxis={[{ data: tides }]}
            zAxis={[
              {
                colorMap: {
                  type: 'continuous',
                  min: 0,
                  max: 85,
                  color: ['#d6e6f7', '#0b3d73'],
                },
              },
            ]}
            series={[{ label: 'Passages', data: passages }]}
          />
        </Box>
      </Tile>
      <Tile title="Funnel chart: question to stay">
        <FunnelChart
          aria-label="From question to stay"
          height={220}
          gap={4}
          hideLegend
          categoryAxis={{
            categories: queue.map(({ label }) => label),
            position: 'left',
            size: 64,
            disableLine: true,
            disableTicks: true,
          }}
          series={[{ data: queue, variant: 'outlined', curve: 'bump' }]}
        />
      </Tile>
      <Tile title={`Sankey chart: ${clicked}`}>
        <SankeyChart
          aria-label="Goods by quay, in tons"
          height={220}
          series={{ data: { links: cargo } }}
          onNodeClick={(_, { node }) =>
            setClicked(`${node.id}, ${node.value} tons`)
          }
          onLinkClick={(_, { link }) =>
            setClicked(
              `${link.source.id} to ${link.target.id}, ${link.value} tons`,
            )
          }
        />
      </Tile>
    </Box>
  );
}
