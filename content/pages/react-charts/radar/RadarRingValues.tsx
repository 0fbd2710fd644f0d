import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Clarity', 'Depth', 'Examples', 'Pace', 'Slides', 'Answers'];

export default function RadarRingValues() {
  return (
    <RadarChart
      height={320}
      aria-label="Ratings of a workshop, out of 100"
      divisions={4}
      shape="circular"
      radar={{ max: 100, metrics }}
      series={[
        {
          label: 'Workshop',
          data: [86, 64, 92, 58, 71, 88],
          fillArea: true,
          valueFormatter: (value) => `${value} of 100`,
        },
      ]}
    >
      <RadarAxis metric="Clarity" divisions={4} angle={30} />
    </RadarChart>
  );
}
