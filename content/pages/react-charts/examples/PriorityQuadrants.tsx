import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 1, name: 'Shade trees', x: 2, y: 8 },
  { id: 2, name: 'New bridge', x: 9, y: 9 },
  { id: 3, name: 'Bench repair', x: 1, y: 4 },
  { id: 4, name: 'Fountain', x: 7, y: 3 },
  { id: 5, name: 'Bus lane', x: 4, y: 7 },
  { id: 6, name: 'Clock tower', x: 8, y: 2 },
];

export default function PriorityQuadrants() {
  return (
    <ScatterChart
      aria-label="Ideas by cost and benefit"
      height={320}
      xAxis={[{ label: 'Cost', min: 0, max: 10 }]}
      yAxis={[{ label: 'Benefit', min: 0, max: 10 }]}
      series={[
        {
          label: 'Ideas',
          data: ideas,
          markerSize: 8,
          valueFormatter: (_, { dataIndex }) => ideas[dataIndex]?.name ?? '',
        },
      ]}
      voronoiMaxRadius={50}
      hideLegend
    >
      <ChartsReferenceLine x={5} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsReferenceLine y={5} label="Do first above, on the left" />
    </ScatterChart>
  );
}
