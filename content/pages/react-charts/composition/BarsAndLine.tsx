import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const months = energy.slice(-24);
const formatEnergy = (value: number | null) => `${value} GWh`;

export default function BarsAndLine() {
  return (
    <ChartDataProvider
      height={340}
      xAxis={[
        {
          id: 'months',
          data: months.map(({ month }) => month),
          scaleType: 'band',
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: '2-digit' }),
        },
      ]}
      yAxis={[
        { id: 'energy', label: 'Electricity (GWh)', width: 64 },
        { id: 'price', label: 'Price (€/MWh)', position: 'right', min: 0 },
      ]}
      series={[
        ...(['solar', 'wind'] as const).map((source) => ({
          type: 'bar' as const,
          yAxisId: 'energy',
          stack: 'sources',
          label: source === 'solar' ? 'Solar' : 'Wind',
          data: months.map((month) => month[source]),
          valueFormatter: formatEnergy,
        })),
        {
          type: 'line',
          yAxisId: 'price',
          label: 'Price',
          data: months.map(({ price }) => price),
          valueFormatter: (value) => `€${value} per MWh`,
        },
      ]}
    >
      <ChartsWrapper legendPosition={{ vertical: 'bottom' }}>
        <ChartsLegend />
        <ChartsSurface aria-label="Electricity and its price by month">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <LineHighlightPlot />
          <ChartsXAxis axisId="months" />
          <ChartsYAxis axisId="energy" />
          <ChartsYAxis axisId="price" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
