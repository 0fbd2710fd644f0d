import Button from '@mui/material/Button';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { PieChartPro } from '@mui/x-charts-pro/PieChartPro';
import { Toolbar, ToolbarButton } from '@mui/x-charts-pro/Toolbar';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const sources = [
  ['hydro', 'Hydro'],
  ['wind', 'Wind'],
  ['solar', 'Solar'],
  ['gas', 'Gas'],
] as const;

function ExportButtons() {
  return (
    <Toolbar aria-label="Export the energy mix">
      <ChartsToolbarImageExportTrigger
        options={{ type: 'image/png', fileName: 'energy-mix' }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Save as PNG
      </ChartsToolbarImageExportTrigger>
      <ChartsToolbarPrintExportTrigger
        options={{ fileName: 'energy-mix' }}
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Print
      </ChartsToolbarPrintExportTrigger>
    </Toolbar>
  );
}

export default function ExportToolbar() {
  return (
    <PieChartPro
      height={260}
      aria-label="Electricity by source in 2025"
      showToolbar
      slots={{ toolbar: ExportButtons }}
      series={[
        {
          innerRadius: 60,
          data: sources.map(([field, label]) => ({
            id: field,
            label,
            value: Math.round(year.reduce((sum, row) => sum + row[field], 0)),
          })),
          valueFormatter: ({ value }) => `${value} GWh`,
        },
      ]}
    />
  );
}
