import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { sensors } from '#data/sensors';

/** The area gives the width, and the scale the height. */
function Range({ from, to }: { from: number; to: number }) {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  return (
    <rect
      x={left}
      y={yScale(to)}
      width={width}
      height={yScale(from) - yScale(to)}
      fill={(theme.vars ?? theme).palette.success.main}
      fillOpacity={0.15}
    />
  );
}

export default function ValueRange() {
  return (
    <ChartContainer
      height={280}
      aria-label="Humidity in a year, with the recommended range"
      xAxis={[
        {
          data: sensors.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
        },
      ]}
      yAxis={[{ label: 'Humidity (%)', min: 35, max: 65 }]}
      series={[
        {
          type: 'line',
          label: 'Humidity',
          data: sensors.map(({ humidity }) => humidity),
        },
      ]}
    >
      <Range from={45} to={55} />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip />
    </ChartContainer>
  );
}
