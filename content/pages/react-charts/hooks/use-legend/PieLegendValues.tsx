import Box from '@mui/material/Box';
import { useLegend, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

/** The label and the value of each slice. */
function ValueLegend() {
  const { items } = useLegend();
  const slices = usePieSeries().flatMap(({ data }) => data);
  return (
    <Box
      component="dl"
      sx={{
        gridArea: 'legend',
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        gap: 1,
        m: 0,
      }}
    >
      {items.map(({ id, itemId, label, color }) => (
        <Box key={id} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ borderLeft: `6px solid ${color}`, pl: 1 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            {slices.find((slice) => slice.id === itemId)?.formattedValue}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export default function PieLegendValues() {
  return (
    <PieChart
      width={220}
      height={220}
      aria-label="Honey by kind"
      series={[
        {
          data: [
            { id: 'linden', label: 'Linden', value: 86 },
            { id: 'clover', label: 'Clover', value: 64 },
            { id: 'heather', label: 'Heather', value: 31 },
          ],
          valueFormatter: ({ value }) => `${value} kg`,
        },
      ]}
      slots={{ legend: ValueLegend }}
    />
  );
}
