import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const sources = { wind: 'Wind', solar: 'Solar', hydro: 'Hydro', gas: 'Gas' };
type Source = keyof typeof sources;

const total = (source: Source, year: number) =>
  energy
    .filter(({ month }) => month.getFullYear() === year)
    .reduce((sum, month) => sum + month[source], 0);
const growth = (source: Source) =>
  (total(source, 2025) / total(source, 2024) - 1).toLocaleString('en', {
    style: 'percent',
    signDisplay: 'exceptZero',
  });

export default function SourceCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        width: '100%',
      }}
    >
      {(Object.keys(sources) as Source[]).map((source) => (
        <Card key={source} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {sources[source]} in 2025
          </Typography>
          <Typography sx={{ fontSize: 24, fontWeight: 600 }}>
            {Math.round(total(source, 2025)).toLocaleString('en')} GWh
          </Typography>
          <Typography variant="body2">{growth(source)} on 2024</Typography>
          <LineChart
            aria-label={`${sources[source]} by month since 2023`}
            height={72}
            margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
            xAxis={[
              {
                data: energy.map(({ month }) => month),
                scaleType: 'time',
                domainLimit: 'strict',
                position: 'none',
                valueFormatter: (month: Date) =>
                  month.toLocaleDateString('en', {
                    month: 'long',
                    year: 'numeric',
                  }),
              },
            ]}
            yAxis={[{ position: 'none', min: 0, max: 250 }]}
            series={[
              {
                label: sources[source],
                data: energy.map((month) => month[source]),
                area: true,
                showMark: false,
                valueFormatter: (value) => `${value ?? 0} GWh`,
              },
            ]}
            hideLegend
            grid={{ horizontal: false }}
            sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.3 } }}
          />
        </Card>
      ))}
    </Box>
  );
}
