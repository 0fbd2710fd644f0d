import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  BAR_CHART_PLUGINS,
  type BarChartPluginSignatures,
} from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  SCATTER_CHART_PLUGINS,
  type ScatterChartPluginSignatures,
  ScatterPlot,
} from '@mui/x-charts/ScatterChart';
import { sensors } from '#data/sensors';

const settings = {
  height: 280,
  xAxis: [{ label: 'Occupants' }],
  yAxis: [{ label: 'Energy (kWh)', width: 64 }],
  series: [
    {
      type: 'scatter' as const,
      data: sensors.map(({ people, energy }, id) => ({
        id,
        x: people,
        y: energy,
      })),
    },
  ],
};

const parts = (
  <>
    <ChartsSurface aria-label="Energy use by number of occupants">
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartsSurface>
    <ChartsTooltip trigger="item" />
  </>
);

export default function ClosestPoint() {
  const [isOn, setIsOn] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="useChartClosestPoint"
        control={
          <Switch
            checked={isOn}
            onChange={(event) => setIsOn(event.target.checked)}
          />
        }
      />
      {isOn ? (
        <ChartDataProvider<'scatter', ScatterChartPluginSignatures>
          key="closest"
          plugins={SCATTER_CHART_PLUGINS}
          {...settings}
        >
          {parts}
        </ChartDataProvider>
      ) : (
        <ChartDataProvider<'scatter', BarChartPluginSignatures>
          key="hover"
          plugins={BAR_CHART_PLUGINS}
          {...settings}
        >
          {parts}
        </ChartDataProvider>
      )}
    </Box>
  );
}
