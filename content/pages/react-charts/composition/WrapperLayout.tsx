import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

const days = sensors.slice(180, 208);

export default function WrapperLayout() {
  const [isVertical, setIsVertical] = useState(true);
  const direction = isVertical ? 'vertical' : 'horizontal';

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Legend at the side"
        control={
          <Switch
            checked={isVertical}
            onChange={(event) => setIsVertical(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 280 }}>
        <ChartDataProvider
          xAxis={[
            {
              data: days.map(({ date }) => date),
              scaleType: 'time',
              domainLimit: 'strict',
              tickNumber: 4,
              valueFormatter: (date: Date) =>
                date.toLocaleDateString('en', {
                  month: 'short',
                  day: 'numeric',
                }),
            },
          ]}
          yAxis={[{ label: 'Energy (kWh)', width: 60 }]}
          series={(['energy', 'solar'] as const).map((field) => ({
            type: 'line',
            label: field === 'energy' ? 'Used' : 'From the roof',
            data: days.map((day) => day[field]),
            area: true,
          }))}
        >
          <ChartsWrapper
            extendVertically
            legendDirection={direction}
            legendPosition={{ horizontal: 'end', vertical: 'top' }}
          >
            <ChartsLegend direction={direction} />
            <ChartsSurface aria-label="Energy by day in four weeks">
              <AreaPlot />
              <LinePlot />
              <ChartsAxis />
            </ChartsSurface>
          </ChartsWrapper>
        </ChartDataProvider>
      </Box>
    </Box>
  );
}
