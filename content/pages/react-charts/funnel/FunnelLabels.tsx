import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Applied', value: 320 },
  { label: 'Invited', value: 140 },
  { label: 'Interviewed', value: 96 },
  { label: 'Hired', value: 18 },
];
const first = steps[0]?.value ?? 0;

export default function FunnelLabels() {
  return (
    <FunnelChart
      height={300}
      aria-label="Applications from the letter to the contract"
      hideLegend
      gap={3}
      margin={{ right: 130 }}
      series={[
        {
          data: steps,
          curve: 'step',
          sectionLabel: {
            position: { vertical: 'middle', horizontal: 'end' },
            textAnchor: 'start',
            offset: { x: 8 },
          },
          valueFormatter: ({ value }, { dataIndex }) =>
            `${steps[dataIndex]?.label}: ${Math.round((value / first) * 100)}%`,
        },
      ]}
      sx={{ [`& .${funnelSectionClasses.label}`]: { fontWeight: 600 } }}
    />
  );
}
