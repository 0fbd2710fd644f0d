import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import {
  PIE_CHART_PLUGINS,
  type PieChartPluginSignatures,
  PiePlot,
} from '@mui/x-charts/PieChart';
import { energy } from '#data/energy';

const sources = ['Solar', 'Wind', 'Hydro', 'Gas'] as const;
const fields = {
  Solar: 'solar',
  Wind: 'wind',
  Hydro: 'hydro',
  Gas: 'gas',
} as const;
const series = [
  {
    type: 'pie' as const,
    data: sources.map((label) => ({
      id: label,
      label,
      value: Math.round(
        energy.reduce((sum, month) => sum + month[fields[label]], 0),
      ),
    })),
    highlightScope: { highlight: 'item', fade: 'global' } as const,
    valueFormatter: ({ value }: { value: number }) => `${value} GWh`,
  },
];

/** A frame around the drawing area. */
function AreaFrame() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke={(theme.vars ?? theme).palette.text.secondary}
      strokeDasharray="4 4"
    />
  );
}

function PieParts({ name }: { name: string }) {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{name}</Typography>
      <ChartsLegend />
      <ChartsSurface aria-label={`Electricity by source. ${name}`}>
        <AreaFrame />
        <PiePlot />
      </ChartsSurface>
      <ChartsTooltip trigger="item" />
    </Box>
  );
}

export default function PiePlugins() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
      }}
    >
      <ChartDataProvider height={240} series={series}>
        <PieParts name="Default plugins" />
      </ChartDataProvider>
      <ChartDataProvider<'pie', PieChartPluginSignatures>
        height={240}
        series={series}
        plugins={PIE_CHART_PLUGINS}
      >
        <PieParts name="Plugins of a pie chart" />
      </ChartDataProvider>
    </Box>
  );
}
