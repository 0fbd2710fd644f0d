import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

const teams = ['Aurora', 'Harbor', 'Sirocco', 'Linden'];
const targets = [52, 40, 47, 30];

const Diamond = styled('path')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  stroke: (theme.vars ?? theme).palette.background.paper,
  strokeWidth: 2,
  paintOrder: 'stroke',
}));

/** A diamond at the target of each team, in the middle of its band. */
function Targets() {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const getX = getValueToPositionMapper(xScale);

  return teams.map((team, index) => (
    <Diamond
      key={team}
      d="M 0 -8 L 8 0 L 0 8 L -8 0 Z"
      transform={`translate(${getX(team)} ${yScale(targets[index] ?? 0)})`}
      pointerEvents="none"
    />
  ));
}

export default function BandTargets() {
  return (
    <BarChart
      height={260}
      aria-label="Contracts of four teams and their targets"
      xAxis={[{ data: teams }]}
      yAxis={[{ label: 'Contracts', min: 0, max: 60 }]}
      series={[{ label: 'Contracts', data: [48, 43, 51, 26] }]}
      hideLegend
    >
      <Targets />
    </BarChart>
  );
}
