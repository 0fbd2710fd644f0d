import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { shells } from './shells';

const formatShell = (value: { x: number; y: number } | null) =>
  value && `${value.x} mm long, ${value.y} mm wide`;

export default function ScatterFromDataset() {
  return (
    <ScatterChart
      aria-label="Width of shells by length, on two beaches"
      height={300}
      dataset={shells}
      xAxis={[{ label: 'Shell length (mm)', min: 35 }]}
      yAxis={[{ label: 'Shell width (mm)', min: 10 }]}
      series={[
        {
          label: 'Rocky beach',
          datasetKeys: { id: 'id', x: 'length', y: 'rockyWidth' },
          valueFormatter: formatShell,
        },
        {
          label: 'Sandy beach',
          datasetKeys: { id: 'id', x: 'length', y: 'sandyWidth' },
          valueFormatter: formatShell,
        },
      ]}
    />
  );
}
