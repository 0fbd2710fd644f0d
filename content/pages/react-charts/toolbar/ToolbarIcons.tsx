import { createSvgIcon } from '@mui/material/utils';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { sensors } from '#data/sensors';

const PlusIcon = createSvgIcon(
  <path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />,
  'Plus',
);
const MinusIcon = createSvgIcon(<path d="M5 11h14v2H5z" />, 'Minus');
const SaveIcon = createSvgIcon(
  <path d="M11 3h2v9l3-3 1.4 1.4L12 16l-5.4-5.6L8 9l3 3zM4 19h16v2H4z" />,
  'Save',
);

export default function ToolbarIcons() {
  return (
    <ScatterChartPro
      height={300}
      aria-label="Energy and visitors of each day of 2025"
      showToolbar
      slots={{
        zoomInIcon: PlusIcon,
        zoomOutIcon: MinusIcon,
        exportIcon: SaveIcon,
      }}
      slotProps={{
        toolbar: {
          printOptions: { fileName: 'Energy and visitors' },
          imageExportOptions: [],
        },
      }}
      xAxis={[{ label: 'Visitors at noon', zoom: true, min: 0 }]}
      yAxis={[{ label: 'Energy (kWh)', width: 60, zoom: true, min: 0 }]}
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
      hideLegend
    />
  );
}
