import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';
import { energy } from '#data/energy';

const valueFormatter = (value: number | null) =>
  `${Math.round(value ?? 0)} GWh`;

export default function DemandCovered() {
  const theme = useTheme();
  const { success, text } = (theme.vars ?? theme).palette;

  return (
    <LineChart
      aria-label="Demand and renewable generation by month"
      height={320}
      xAxis={[
        {
          data: energy.map(({ month }) => month),
          scaleType: 'time',
          domainLimit: 'strict',
          tickNumber: 5,
          valueFormatter: (month: Date) =>
            month.toLocaleDateString('en', { month: 'short', year: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Electricity (GWh)', width: 64 }]}
      series={[
        {
          label: 'Demand',
          color: text.secondary,
          data: energy.map(({ demand }) => demand),
          area: true,
          showMark: false,
          valueFormatter,
        },
        {
          label: 'Solar, wind, and hydro',
          color: success.main,
          data: energy.map(({ solar, wind, hydro }) => solar + wind + hydro),
          area: true,
          showMark: false,
          valueFormatter,
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.35 } }}
    />
  );
}
