import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemHighlighted, useXScale, useYScale } from '@mui/x-charts/hooks';

const boats = ['Petrel', 'Gannet', 'Puffin', 'Skua'];
const crates = [64, 81, 47, 73];

const Label = styled('text')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

/** A value above a bar that grows when the bar is highlighted. */
function Value({ dataIndex }: { dataIndex: number }) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { isHighlighted, isFaded } = useItemHighlighted({
    seriesId: 'crates',
    dataIndex,
  });
  const value = crates[dataIndex] ?? 0;
  const start = xScale(boats[dataIndex] ?? '') ?? 0;
  return (
    <Label
      x={start + xScale.bandwidth() / 2}
      y={yScale(value) - 8}
      pointerEvents="none"
      style={{
        fontSize: isHighlighted ? 20 : 13,
        opacity: isFaded ? 0.4 : 1,
      }}
    >
      {value}
    </Label>
  );
}

export default function HighlightHook() {
  return (
    <BarChart
      height={260}
      aria-label="Crates of fish landed by four boats"
      xAxis={[{ data: boats }]}
      yAxis={[{ label: 'Crates', min: 0, max: 100 }]}
      series={[
        {
          id: 'crates',
          label: 'Crates',
          data: crates,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      hideLegend
    >
      {boats.map((boat, index) => (
        <Value key={boat} dataIndex={index} />
      ))}
    </BarChart>
  );
}
