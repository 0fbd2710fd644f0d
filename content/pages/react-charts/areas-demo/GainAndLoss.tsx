import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { stocks } from '#data/stocks';

const paid = stocks[0].osprey.close;
const percent = (value: number | null) => `${(value ?? 0).toFixed(1)}%`;

export default function GainAndLoss() {
  return (
    <LineChart
      aria-label="Gain and loss of Osprey since January"
      height={320}
      xAxis={[
        {
          data: stocks.map(({ date }) => date),
          scaleType: 'time',
          domainLimit: 'strict',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en', { day: 'numeric', month: 'short' }),
        },
      ]}
      yAxis={[
        {
          label: 'Since January 2 (%)',
          width: 56,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: ['#d9662b', '#2f7ed8'],
          },
        },
      ]}
      series={[
        {
          label: 'Osprey',
          data: stocks.map(({ osprey }) => (osprey.close / paid - 1) * 100),
          area: true,
          showMark: false,
          valueFormatter: percent,
        },
      ]}
      hideLegend
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.4 } }}
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
