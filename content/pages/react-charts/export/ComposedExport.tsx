import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { energy } from '#data/energy';

const year = energy.slice(-12);

export default function ComposedExport() {
  const apiRef = useRef<ChartProApi>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.exportAsImage({ fileName: 'demand' })}
      >
        Save as PNG
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        height={280}
        xAxis={[
          {
            data: year.map(({ month }) => month),
            scaleType: 'band',
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', { month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Demand (GWh)', width: 60 }]}
        series={[
          {
            type: 'bar',
            label: 'Demand',
            data: year.map(({ demand }) => demand),
          },
        ]}
      >
        <ChartsWrapper>
          <ChartsLegend />
          <ChartsSurface aria-label="Demand by month of 2025">
            <BarPlot />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ChartsWrapper>
      </ChartDataProviderPro>
    </Box>
  );
}
