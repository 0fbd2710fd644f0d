import { PieChart } from '@mui/x-charts/PieChart';

const palette = ['#003f6b', '#2f7ed8', '#8fbcea'];

export default function PieColors() {
  return (
    <PieChart
      aria-label="Punctuality of trains, in percent"
      height={240}
      colors={palette}
      series={[
        {
          data: [
            { value: 58, label: 'On time' },
            { value: 27, label: 'Up to 5 min late' },
            { value: 11, label: 'Up to 30 min late' },
            { value: 4, label: 'Canceled', color: '#d9662b' },
          ],
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
    />
  );
}
