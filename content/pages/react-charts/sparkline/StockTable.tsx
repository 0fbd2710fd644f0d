import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { stocks } from '#data/stocks';

const names = { tern: 'Tern', osprey: 'Osprey', heron: 'Heron' } as const;
const days = stocks.slice(-90);
const formatPrice = (value: number | null) => `€${value?.toFixed(2)}`;
const formatDay = (date: Date) =>
  date.toLocaleDateString('en', { dateStyle: 'medium' });

export default function StockTable() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        maxWidth: 640,
        mx: 'auto',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 1fr) auto',
      }}
    >
      {Object.entries(names).map(([id, name]) => {
        const bars = days.map((day) => day[id as keyof typeof names]);
        const prices = bars.map(({ close }) => close);
        const last = prices.at(-1) ?? 0;
        const change = (last / (prices[0] ?? 1) - 1) * 100;
        return [
          <Typography key="name" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>,
          <Box key="price">
            <SparkLineChart
              data={prices}
              height={64}
              area
              showHighlight
              showTooltip
              color={change < 0 ? palette.error.main : palette.success.main}
              valueFormatter={formatPrice}
              xAxis={{
                data: days.map(({ date }) => date),
                scaleType: 'time',
                valueFormatter: formatDay,
              }}
              baseline="min"
              yAxis={{
                min: Math.min(...prices) * 0.99,
                max: Math.max(...prices),
              }}
              role="img"
              aria-label={`Price of ${name}, 90 days`}
            />
          </Box>,
          <Box key="volume">
            <SparkLineChart
              plotType="bar"
              data={bars.slice(-20).map(({ volume }) => volume)}
              height={48}
              showHighlight
              showTooltip
              valueFormatter={(value) => `${value} thousand shares`}
              role="img"
              aria-label={`Shares of ${name} sold, 20 days`}
            />
          </Box>,
          <Box key="change" sx={{ textAlign: 'end' }}>
            <Typography>{formatPrice(last)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {change > 0 ? '+' : ''}
              {change.toFixed(1)}%
            </Typography>
          </Box>,
        ];
      })}
    </Box>
  );
}
