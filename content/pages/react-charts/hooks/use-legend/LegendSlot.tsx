import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend } from '@mui/x-charts/hooks';

function ListLegend() {
  const { items } = useLegend();
  return (
    <Box
      component="ul"
      sx={{
        gridArea: 'legend',
        m: 0,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {items.map(({ id, label, color, markType }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          <ChartsLabelMark type={markType ?? 'square'} color={color} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

export default function LegendSlot() {
  return (
    <BarChart
      height={260}
      aria-label="Visitors of three halls"
      xAxis={[{ data: ['Hall A', 'Hall B', 'Hall C'] }]}
      yAxis={[{ label: 'Visitors', width: 60 }]}
      series={[
        { label: 'Morning', data: [310, 280, 190] },
        { label: 'Evening', data: [420, 360, 240], labelMarkType: 'circle' },
      ]}
      slots={{ legend: ListLegend }}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { vertical: 'middle', horizontal: 'end' },
        },
      }}
    />
  );
}
