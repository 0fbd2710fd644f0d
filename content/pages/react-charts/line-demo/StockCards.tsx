import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
type Stock = keyof typeof names;

const dates = stocks.map(({ date }) => date);
const euros = (value: number | null) => `€${(value ?? 0).toFixed(2)}`;

export default function StockCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        width: '100%',
      }}
    >
      {(Object.keys(names) as Stock[]).map((stock) => (
        <Card key={stock} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {names[stock]}
          </Typography>
          <Typography sx={{ fontSize: 24, fontWeight: 600 }}>
            {euros(stocks.at(-1)?.[stock].close ?? null)}
          </Typography>
          <LineChart
            aria-label={`Price of ${names[stock]} in 2025`}
            height={80}
            margin={{ top: 8, bottom: 8, left: 0, right: 0 }}
            grid={{ horizontal: false }}
            xAxis={[
              {
                data: dates,
                scaleType: 'time',
                domainLimit: 'strict',
                position: 'none',
                valueFormatter: (date: Date) =>
                  date.toLocaleDateString('en', { dateStyle: 'medium' }),
              },
            ]}
            yAxis={[{ position: 'none', domainLimit: 'strict' }]}
            series={[
              {
                label: names[stock],
                data: stocks.map((day) => day[stock].close),
                showMark: false,
                valueFormatter: euros,
              },
            ]}
            hideLegend
          />
        </Card>
      ))}
    </Box>
  );
}
