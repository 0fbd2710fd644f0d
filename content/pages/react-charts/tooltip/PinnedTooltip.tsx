import { useState } from 'react';
import Box from '@mui/material/Box';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const days = sensors.slice(120, 212);

export default function PinnedTooltip() {
  const [frame, setFrame] = useState<HTMLElement | null>(null);

  return (
    <Box ref={setFrame} sx={{ width: '100%', position: 'relative' }}>
      <ChartContainer
        aria-label="Temperature by day, outside and inside"
        height={300}
        xAxis={[
          {
            data: days.map(({ date }) => date),
            scaleType: 'time',
            domainLimit: 'strict',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', width: 60, min: 0, max: 40 }]}
        series={(['outside', 'inside'] as const).map((place) => ({
          type: 'line',
          label: place,
          data: days.map((day) => day[place]),
          connectNulls: true,
          valueFormatter: (value) => (value === null ? '–' : `${value} °C`),
        }))}
      >
        <ChartsGrid horizontal vertical />
        <LinePlot />
        <ChartsAxisHighlight x="line" />
        <LineHighlightPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip
          anchorEl={frame}
          container={frame}
          placement="top-end"
          popperOptions={{ strategy: 'fixed' }}
          modifiers={[
            // Moves the tooltip from above the frame into its corner.
            // In right-to-left pages, that's the corner next to the y-axis.
            {
              name: 'offset',
              options: {
                offset: ({ placement }: { placement: string }) =>
                  placement === 'top-end' ? [-24, -120] : [88, -120],
              },
            },
            { name: 'flip', enabled: false },
          ]}
        />
      </ChartContainer>
    </Box>
  );
}
