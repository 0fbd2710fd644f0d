import { BarPlot } from '@mui/x-charts-pro/BarChart';
import { ChartDataProviderPro } from '@mui/x-charts-pro/ChartDataProviderPro';
import { ChartsLegend } from '@mui/x-charts-pro/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts-pro/ChartsSurface';
import { ChartsToolbarPro } from '@mui/x-charts-pro/ChartsToolbarPro';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts-pro/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { LinePlot } from '@mui/x-charts-pro/LineChart';
import { energy } from '#data/energy';

const year = energy.slice(-12);

export default function ComposedToolbar() {
  return (
    <ChartDataProviderPro
      height={320}
      xAxis={[
        {
          data: year.map(({ month }) => month),
          scaleType: 'band',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short' }),
        },
      ]}
      yAxis={[
        { id: 'demand', label: 'Demand (GWh)', width: 60 },
        {
          id: 'price',
          label: 'Price (€/MWh)',
          position: 'right',
          width: 56,
          min: 0,
        },
      ]}
      series={[
        {
          type: 'bar',
          yAxisId: 'demand',
          label: 'Demand',
          data: year.map(({ demand }) => demand),
        },
        {
          type: 'line',
          yAxisId: 'price',
          label: 'Price',
          data: year.map(({ price }) => price),
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsToolbarPro />
        <ChartsLegend />
        <ChartsSurface aria-label="Demand and price by month of 2025">
          <BarPlot />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="demand" />
          <ChartsYAxis axisId="price" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProviderPro>
  );
}
