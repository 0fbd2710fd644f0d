import { useId } from 'react';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';
import { ChartsClipPath } from '@mui/x-charts-pro/ChartsClipPath';
import { ChartsTooltip } from '@mui/x-charts-pro/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts-pro/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts-pro/ChartsYAxis';
import { ChartZoomSlider } from '@mui/x-charts-pro/ChartZoomSlider';
import { AreaPlot, LinePlot } from '@mui/x-charts-pro/LineChart';
import { cars, days, formatDay } from './traffic';

export default function ComposedZoom() {
  const clipPath = useId();

  return (
    <ChartContainerPro
      aria-label="Cars per day"
      height={320}
      xAxis={[
        {
          id: 'days',
          data: days,
          scaleType: 'time',
          valueFormatter: formatDay,
          domainLimit: 'strict',
          zoom: { slider: { enabled: true } },
        },
      ]}
      yAxis={[{ label: 'Cars per day', width: 64 }]}
      series={[{ type: 'line', area: true, label: 'Cars', data: cars }]}
      initialZoom={[{ axisId: 'days', start: 60, end: 90 }]}
    >
      <g clipPath={`url(#${clipPath})`}>
        <AreaPlot />
        <LinePlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartZoomSlider />
      <ChartsTooltip />
      <ChartsClipPath id={clipPath} />
    </ChartContainerPro>
  );
}
