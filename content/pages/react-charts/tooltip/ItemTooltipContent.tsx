import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import {
  ChartsTooltipContainer,
  useItemTooltip,
} from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const peaks = [
  { id: 1, name: 'Heather Top', x: 6.2, y: 412 },
  { id: 2, name: 'Raven Rock', x: 9.8, y: 688 },
  { id: 3, name: 'Long Back', x: 14.1, y: 530 },
  { id: 4, name: 'North Horn', x: 17.5, y: 901 },
];

function PeakCard() {
  const item = useItemTooltip<'scatter'>();
  const peak = item && peaks[item.identifier.dataIndex];
  if (!peak) return null;

  return (
    <Card variant="outlined" sx={{ p: 1.5 }}>
      <Typography sx={{ color: item.color, fontWeight: 700 }}>
        {peak.name}
      </Typography>
      <Typography variant="body2">
        {peak.y} m up, {peak.x} km long
      </Typography>
    </Card>
  );
}

const PeakTooltip = () => (
  <ChartsTooltipContainer trigger="item">
    <PeakCard />
  </ChartsTooltipContainer>
);

export default function ItemTooltipContent() {
  return (
    <ScatterChart
      aria-label="Ascent of walks by length"
      height={280}
      xAxis={[{ label: 'Length of the walk (km)', min: 0 }]}
      yAxis={[{ label: 'Ascent (m)', width: 60, min: 0 }]}
      series={[{ label: 'Walks', data: peaks, markerSize: 8 }]}
      slots={{ tooltip: PeakTooltip }}
      voronoiMaxRadius={60}
      hideLegend
    />
  );
}
