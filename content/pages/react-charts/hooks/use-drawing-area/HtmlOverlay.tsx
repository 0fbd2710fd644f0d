import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** HTML on top of the SVG, in the upper corner of the drawing area. */
function StatusChip() {
  const { right, top, width } = useDrawingArea();
  if (width <= 0) return null;
  return (
    <Box style={{ position: 'absolute', right: right + 8, top: top + 8 }}>
      <Chip label="Season is open" color="success" size="small" />
    </Box>
  );
}

export default function HtmlOverlay() {
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <ChartDataProvider
        height={240}
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'], scaleType: 'band' }]}
        yAxis={[{ label: 'Tickets', width: 60, max: 1000 }]}
        series={[{ type: 'bar', label: 'Tickets', data: [320, 540, 760, 690] }]}
      >
        <ChartsSurface aria-label="Tickets sold from May to August">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <StatusChip />
      </ChartDataProvider>
    </Box>
  );
}
