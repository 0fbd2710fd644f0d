import { RadarChart } from '@mui/x-charts/RadarChart';

export default function SkillRadar() {
  return (
    <RadarChart
      aria-label="Two bicycles compared by six properties"
      height={320}
      divisions={5}
      highlight="series"
      stripeColor={null}
      radar={{
        max: 10,
        metrics: ['Speed', 'Range', 'Comfort', 'Price', 'Space', 'Quiet'],
      }}
      series={[
        { label: 'City bike', data: [5, 4, 7, 9, 5, 9], fillArea: true },
        { label: 'Cargo bike', data: [4, 6, 6, 5, 10, 7], fillArea: true },
      ]}
    />
  );
}
