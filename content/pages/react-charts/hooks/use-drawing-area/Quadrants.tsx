import { useTheme } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 1, x: 2, y: 8 },
  { id: 2, x: 9, y: 9 },
  { id: 3, x: 1, y: 4 },
  { id: 4, x: 7, y: 3 },
  { id: 5, x: 4, y: 7 },
  { id: 6, x: 8, y: 2 },
];

/** Colors the upper left and the lower right quarter. */
function QuarterBackgrounds() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const size = { width: width / 2, height: height / 2, fillOpacity: 0.15 };
  return (
    <g>
      <rect x={left} y={top} fill={palette.success.main} {...size} />
      <rect
        x={left + width / 2}
        y={top + height / 2}
        fill={palette.error.main}
        {...size}
      />
    </g>
  );
}

export default function Quadrants() {
  return (
    <ChartContainer
      height={280}
      aria-label="Ideas by cost and benefit"
      xAxis={[{ label: 'Cost', min: 0, max: 10 }]}
      yAxis={[{ label: 'Benefit', min: 0, max: 10 }]}
      series={[{ type: 'scatter', label: 'Ideas', data: ideas, markerSize: 7 }]}
    >
      <QuarterBackgrounds />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
