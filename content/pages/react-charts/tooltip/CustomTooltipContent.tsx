import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  ChartsTooltipContainer,
  useAxesTooltip,
} from '@mui/x-charts/ChartsTooltip';

function SumOfAxis() {
  const axes = useAxesTooltip();
  if (!axes) return null;

  return (
    <Paper elevation={4} sx={{ m: 1, p: 1.5 }}>
      {axes.map(({ axisId, axisFormattedValue, seriesItems }) => (
        <div key={axisId}>
          <Typography sx={{ fontWeight: 600 }}>{axisFormattedValue}</Typography>
          {seriesItems.map(
            ({ seriesId, color, formattedLabel, formattedValue }) => (
              <Typography key={seriesId} variant="body2">
                <span style={{ color }}>■</span> {formattedLabel}:{' '}
                {formattedValue}
              </Typography>
            ),
          )}
          <Typography variant="body2" sx={{ borderTop: 1, mt: 0.5 }}>
            Total:{' '}
            {seriesItems.reduce((sum, { value }) => sum + Number(value), 0)}
          </Typography>
        </div>
      ))}
    </Paper>
  );
}

const SumTooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <SumOfAxis />
  </ChartsTooltipContainer>
);

export default function CustomTooltipContent() {
  return (
    <BarChart
      aria-label="Points of three teams by discipline"
      height={280}
      xAxis={[{ data: ['Red', 'Green', 'Blue'], label: 'Team' }]}
      yAxis={[{ label: 'Points' }]}
      series={[
        { label: 'Run', data: [14, 9, 12], stack: 'points' },
        { label: 'Jump', data: [8, 11, 7], stack: 'points' },
        { label: 'Throw', data: [5, 10, 9], stack: 'points' },
      ]}
      slots={{ tooltip: SumTooltip }}
    />
  );
}
