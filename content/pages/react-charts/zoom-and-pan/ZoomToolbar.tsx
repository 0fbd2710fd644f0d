import Button from '@mui/material/Button';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { Toolbar } from '@mui/x-charts-pro/Toolbar';
import { sensors } from '#data/sensors';

const quarter = sensors.slice(0, 90);

function LabeledToolbar() {
  return (
    <Toolbar>
      <ChartsToolbarZoomInTrigger render={<Button size="small" />}>
        Zoom in
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger render={<Button size="small" />}>
        Zoom out
      </ChartsToolbarZoomOutTrigger>
      <ChartsToolbarImageExportTrigger
        render={<Button size="small" />}
        options={{ type: 'image/png', fileName: 'solar-yield' }}
      >
        Save as PNG
      </ChartsToolbarImageExportTrigger>
    </Toolbar>
  );
}

export default function ZoomToolbar() {
  return (
    <BarChartPro
      aria-label="Solar yield by day"
      height={300}
      showToolbar
      slots={{ toolbar: LabeledToolbar }}
      xAxis={[
        {
          id: 'days',
          data: quarter.map(({ date }) => date),
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
          zoom: { minSpan: 5 },
        },
      ]}
      yAxis={[{ label: 'Solar yield (kWh)', width: 60 }]}
      series={[{ label: 'Solar', data: quarter.map(({ solar }) => solar) }]}
      initialZoom={[{ axisId: 'days', start: 20, end: 80 }]}
      hideLegend
    />
  );
}
