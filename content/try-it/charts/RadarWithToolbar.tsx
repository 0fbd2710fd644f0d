import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import type { RadarChartProProps } from '@mui/x-charts-pro/RadarChartPro';
import { Toolbar } from '@mui/x-charts-pro/Toolbar';

function OwnToolbar() {
  return <Toolbar>Own toolbar</Toolbar>;
}

/** The default toolbar has zoom buttons and throws if there's nothing to zoom, so this chart has another one. */
export function RadarWithToolbar({ slots, ...props }: RadarChartProProps) {
  return <RadarChartPro {...props} slots={{ toolbar: OwnToolbar, ...slots }} />;
}
