import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChartProApi } from '@mui/x-charts-pro/context';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { sensors } from '#data/sensors';

function addSource(iframe: HTMLIFrameElement) {
  const page = iframe.contentDocument;
  const source = page?.createElement('p');
  if (page && source) {
    source.textContent = 'Source: building sensors, 2025';
    page.body.append(source);
  }
}

export default function PrintReport() {
  const apiRef = useRef<ChartProApi<'scatter'>>(undefined);

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() =>
          apiRef.current?.exportAsPrint({ onBeforeExport: addSource })
        }
      >
        Print or save as PDF
      </Button>
      <ScatterChartPro
        apiRef={apiRef}
        height={300}
        aria-label="Energy and visitors of each day of 2025"
        xAxis={[{ label: 'Visitors at noon', min: 0 }]}
        yAxis={[{ label: 'Energy (kWh)', width: 60, min: 0 }]}
        series={[
          {
            label: 'Days of 2025',
            data: sensors.map(({ people, energy }, id) => ({
              id,
              x: people,
              y: energy,
            })),
          },
        ]}
      />
    </Box>
  );
}
