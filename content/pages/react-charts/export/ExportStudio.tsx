import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const types = ['image/png', 'image/jpeg', 'image/webp'];
const sources = [
  ['hydro', 'Hydro'],
  ['wind', 'Wind'],
  ['solar', 'Solar'],
  ['gas', 'Gas'],
] as const;

export default function ExportStudio() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const apiRef = useRef<ChartProApi<'bar'>>(undefined);
  const [type, setType] = useState('image/png');
  const [fileName, setFileName] = useState('energy-2025');
  const [title, setTitle] = useState(true);

  const onBeforeExport = (iframe: HTMLIFrameElement) => {
    const page = iframe.contentDocument;
    if (page && title) {
      const heading = page.createElement('h1');
      heading.textContent = 'Where the energy came from in 2025';
      heading.style.font = '600 20px sans-serif';
      heading.style.margin = '0';
      heading.style.padding = '16px';
      page.body.prepend(heading);
    }
    if (page) {
      page.body.style.background = palette.background.paper;
      page.body.style.color = palette.text.primary;
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          size="small"
          label="File name"
          value={fileName}
          onChange={(event) => setFileName(event.target.value)}
        />
        <TextField
          select
          size="small"
          label="Type"
          value={type}
          onChange={(event) => setType(event.target.value)}
          sx={{ minWidth: 140 }}
        >
          {types.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Add a title"
          control={
            <Switch
              checked={title}
              onChange={(event) => setTitle(event.target.checked)}
            />
          }
        />
        <Button
          variant="contained"
          onClick={() =>
            apiRef.current?.exportAsImage({ type, fileName, onBeforeExport })
          }
        >
          Download
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.exportAsPrint({ fileName, onBeforeExport })
          }
        >
          Print
        </Button>
      </Box>
      <BarChartPro
        apiRef={apiRef}
        height={320}
        aria-label="Electricity by source and month of 2025"
        xAxis={[
          {
            data: year.map(({ month }) => month),
            scaleType: 'band',
            valueFormatter: (month: Date) =>
              month.toLocaleDateString('en', { month: 'short' }),
          },
        ]}
        yAxis={[{ label: 'Generation (GWh)', width: 60 }]}
        series={sources.map(([field, label]) => ({
          label,
          stack: 'sources',
          data: year.map((row) => row[field]),
        }))}
      />
    </Box>
  );
}
