import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import {
  useChartProApiContext,
  type ChartProApi,
} from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { sensors } from '#data/sensors';

const ranges = [
  { name: 'Year', start: 0, end: 100 },
  { name: 'Q1', start: 0, end: 25 },
  { name: 'Q2', start: 25, end: 50 },
  { name: 'Q3', start: 50, end: 75 },
  { name: 'Q4', start: 75, end: 100 },
];

function QuarterButtons() {
  const apiRef = useChartProApiContext<ChartProApi<'line'>>();

  return (
    <Toolbar
      aria-label="Energy of the building"
      style={{ justifySelf: 'stretch', flexWrap: 'wrap' }}
    >
      <Typography variant="subtitle2" sx={{ px: 1, mr: 'auto' }}>
        Energy of the building in 2025
      </Typography>
      {ranges.map(({ name, start, end }) => (
        <ToolbarButton
          key={name}
          render={<Button size="small" sx={{ minWidth: 0, px: 1 }} />}
          onClick={() =>
            apiRef.current.setZoomData([{ axisId: 'days', start, end }])
          }
        >
          {name}
        </ToolbarButton>
      ))}
      <ChartsToolbarZoomInTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Zoom in
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Zoom out
      </ChartsToolbarZoomOutTrigger>
      <ChartsToolbarPrintExportTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Print
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function QuarterToolbar() {
  return (
    <LineChartPro
      height={340}
      aria-label="Energy of the building by day"
      showToolbar
      slots={{ toolbar: QuarterButtons }}
      xAxis={[
        {
          id: 'days',
          data: sensors.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          zoom: { minSpan: 5 },
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[{ label: 'Energy (kWh)', width: 60 }]}
      series={[
        {
          label: 'Used',
          data: sensors.map(({ energy }) => energy),
          showMark: false,
        },
        {
          label: 'From the roof',
          data: sensors.map(({ solar }) => solar),
          showMark: false,
        },
      ]}
    />
  );
}
