import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { energy } from '#data/energy';

const isJanuary = (month: Date) => month.getMonth() === 0;

export default function AxisTwice() {
  return (
    <ChartContainer
      aria-label="Wind power by month"
      height={300}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'band',
          height: 36,
          valueFormatter: (month: Date, { location }) =>
            month.toLocaleDateString('en', {
              month: location === 'tick' ? undefined : 'long',
              year: 'numeric',
            }),
        },
      ]}
      yAxis={[{ label: 'Wind (GWh)', width: 60 }]}
      series={[
        {
          type: 'bar',
          label: 'Wind',
          data: energy.map(({ wind }) => wind),
          valueFormatter: (value) => `${value} GWh`,
        },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      {/* A short tick at each month, without labels. */}
      <ChartsXAxis
        tickPlacement="start"
        tickSize={4}
        tickLabelInterval={() => false}
      />
      {/* A long tick and a label at each January. */}
      <ChartsXAxis
        disableLine
        tickInterval={isJanuary}
        tickPlacement="start"
        tickLabelPlacement="tick"
        tickSize={14}
        tickLabelStyle={{ fontWeight: 600 }}
      />
      <ChartsYAxis disableLine disableTicks />
      <ChartsTooltip />
    </ChartContainer>
  );
}
