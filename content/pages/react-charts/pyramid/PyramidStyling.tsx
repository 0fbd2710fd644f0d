import { useTheme } from '@mui/material/styles';
import {
  FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

const grades = ['Master', 'Journeyman', 'Apprentice'];
const counts = [3, 9, 14];

export default function PyramidStyling() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const colors = [
    palette.success.main,
    palette.primary.main,
    palette.secondary.main,
  ];

  return (
    <FunnelChart
      height={300}
      aria-label="Carpenters of a workshop by grade"
      gap={10}
      colors={colors}
      series={[
        {
          data: counts.map((value, index) => ({
            value,
            label: grades[index],
          })),
          curve: 'step-pyramid',
          variant: 'outlined',
          borderRadius: 16,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      sx={{
        [`& .${funnelSectionClasses.outlined}`]: { strokeWidth: 3 },
        [`& .${funnelSectionClasses.label}`]: { fontSize: 18 },
      }}
    />
  );
}
