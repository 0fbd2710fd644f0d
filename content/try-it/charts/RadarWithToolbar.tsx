import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import type { RadarChartProProps } from '@mui/x-charts-pro/RadarChartPro';
import { Toolbar } from '@mui/x-charts-pro/Toolbar';

function OwnToolbar() {
  return <Toolbar>Own toolbar</Toolbar>;
}

/** Its toolbar zooms, and ends in an error where there is nothing to zoom, so it has another one. */
export function RadarWithToolbar({ slots, ...props }: RadarChartProProps) {
  return <RadarChartPro {...props} slots={{ toolbar: OwnToolbar, ...slots }} />;
}
