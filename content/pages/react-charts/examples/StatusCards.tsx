import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { energy } from '#data/energy';

const year = energy.slice(-12);
const last = year.at(-1);
const cards = [
  { name: 'Demand', unit: 'GWh', field: 'demand' },
  { name: 'Solar', unit: 'GWh', field: 'solar' },
  { name: 'Wind', unit: 'GWh', field: 'wind' },
  { name: 'Imports', unit: 'GWh', field: 'imports' },
  { name: 'Price', unit: '€/MWh', field: 'price' },
] as const;
const renewable = Math.round((last?.renewable ?? 0) * 100);
const formatMonth = (month: Date) =>
  month.toLocaleDateString('en', { month: 'long', year: 'numeric' });

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
      {cards.map(({ name, unit, field }) => (
        <Card key={field} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography sx={{ fontSize: 28, fontWeight: 600 }}>
            {last?.[field]}{' '}
            <Typography component="span" variant="body2">
              {unit}
            </Typography>
          </Typography>
          <SparkLineChart
            aria-label={`${name} by month`}
            data={year.map((month) => month[field])}
            height={60}
            area
            showHighlight
            showTooltip
            valueFormatter={(value) => `${value} ${unit}`}
            xAxis={{
              data: year.map(({ month }) => month),
              scaleType: 'time',
              valueFormatter: formatMonth,
            }}
          />
        </Card>
      ))}
      <Card variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary" id="renewable-share">
          Renewable share
        </Typography>
        <Gauge
          height={104}
          value={renewable}
          startAngle={-100}
          endAngle={100}
          text={`${renewable}%`}
          aria-labelledby="renewable-share"
        />
      </Card>
    </Box>
  );
}
