import { useTheme } from '@mui/material/styles';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const categories = ['Asked', 'Visited', 'Booked', 'Stayed'];

/** All items have one color, and only the first one has an entry in the legend. */
const getItems = (name: string, color: string, values: number[]) =>
  values.map((value, index) => ({
    value,
    color,
    label: (place: 'tooltip' | 'legend' | 'section') =>
      place === 'legend' && index > 0 ? undefined : name,
  }));

export default function TwoFunnels() {
  const theme = useTheme();
  const { primary, secondary } = (theme.vars ?? theme).palette;

  return (
    <FunnelChart
      height={300}
      aria-label="Guests of 2024 and 2025, from the question to the stay"
      gap={2}
      margin={{ right: 56 }}
      categoryAxis={{ categories, position: 'left', size: 72 }}
      series={[
        {
          id: '2024',
          data: getItems('2024', primary.main, [310, 240, 170, 150]),
          variant: 'outlined',
          sectionLabel: {
            position: { horizontal: 'end' },
            textAnchor: 'start',
            offset: { x: 8 },
          },
        },
        {
          id: '2025',
          data: getItems('2025', secondary.main, [260, 175, 95, 80]),
          variant: 'outlined',
        },
      ]}
    />
  );
}
