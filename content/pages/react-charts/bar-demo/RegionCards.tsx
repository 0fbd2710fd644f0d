import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { sales } from '#data/sales';

const regions = ['North', 'West', 'South', 'East'] as const;
const months = [...new Set(sales.map(({ month }) => month))];
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

function revenue(region: (typeof regions)[number]) {
  return months.map((month) =>
    sales
      .filter((sale) => sale.region === region && sale.month === month)
      .reduce((sum, sale) => sum + sale.revenue, 0),
  );
}

export default function RegionCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
      }}
    >
      {regions.map((region) => (
        <Card key={region} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {region}
          </Typography>
          <Typography sx={{ fontSize: 24, fontWeight: 600 }}>
            {euros.format(revenue(region).reduce((sum, value) => sum + value))}
          </Typography>
          <BarChart
            aria-label={`Revenue in the region ${region} by month`}
            height={72}
            margin={{ top: 8, bottom: 0, left: 0, right: 0 }}
            grid={{ horizontal: false }}
            xAxis={[{ data: months, scaleType: 'band', position: 'none' }]}
            yAxis={[{ position: 'none', domainLimit: 'strict' }]}
            series={[
              {
                label: region,
                data: revenue(region),
                valueFormatter: (value) => euros.format(value ?? 0),
              },
            ]}
            hideLegend
          />
        </Card>
      ))}
    </Box>
  );
}
