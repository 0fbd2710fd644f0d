import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const cards = [
  {
    name: 'Visitors',
    now: '1,284',
    trend: [810, 932, 901, 1034, 1120, 1190, 1284],
  },
  { name: 'Returns', now: '37', trend: [52, 49, 55, 47, 41, 40, 37] },
];

export default function StatusCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        width: '100%',
      }}
    >
      {cards.map(({ name, now, trend }) => (
        <Card key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2">{name}</Typography>
          <Typography sx={{ fontSize: 28, fontWeight: 600 }}>{now}</Typography>
          <SparkLineChart
            data={trend}
            height={60}
            area
            showHighlight
            showTooltip
          />
        </Card>
      ))}
      <Card variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2" id="stock-level">
          Stock level
        </Typography>
        <Gauge
          height={104}
          value={72}
          startAngle={-100}
          endAngle={100}
          text="72 %"
          aria-labelledby="stock-level"
        />
      </Card>
    </Box>
  );
}
