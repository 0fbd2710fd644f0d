import { RadarChartPro } from '@mui/x-charts-pro/RadarChartPro';
import type { RadarChartProProps } from '@mui/x-charts-pro/RadarChartPro';

function OwnToolbar() {
  return <div style={{ alignSelf: 'start' }}>Own toolbar</div>;
}

/** Its toolbar zooms, and ends in an error where there is nothing to zoom, so it has another one. */
export function RadarWithToolbar({ slots, ...props }: RadarChartProProps) {
  return <RadarChartPro {...props} slots={{ toolbar: OwnToolbar, ...slots }} />;
}
