import { useTheme } from '@mui/material/styles';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyNodes() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <SankeyChart
      height={280}
      aria-label="Where the heat of a house comes from and goes"
      series={{
        data: {
          nodes: [
            { id: 'pump', label: 'Heat pump', color: palette.success.main },
            { id: 'gas', label: 'Gas boiler', color: palette.warning.main },
            { id: 'house', label: 'House', color: palette.primary.main },
            { id: 'rooms', label: 'Rooms', color: palette.primary.main },
            { id: 'water', label: 'Hot water', color: palette.primary.main },
            { id: 'loss', label: 'Losses', color: palette.error.main },
          ],
          links: [
            { source: 'pump', target: 'house', value: 62 },
            { source: 'gas', target: 'house', value: 38 },
            { source: 'house', target: 'rooms', value: 55 },
            { source: 'house', target: 'water', value: 25 },
            { source: 'house', target: 'loss', value: 20, color: 'target' },
          ],
        },
        valueFormatter: (value) => `${value} kWh`,
      }}
    />
  );
}
