import { Box, Canvas, Label } from '#content/figures/parts.tsx';

const BARS = [52, 88, 70, 116, 96];

/** Follows `selectorChartDrawingArea` of the charts. Axes don't change sides in right-to-left pages, so the drawing doesn't either. */
export function ChartLayout() {
  return (
    <Canvas width={640} height={408} keepsDirection>
      <Box x={0} y={0} width={640} height={40} tone="muted" isDashed />
      <Label x={320} y={20} anchor="middle">
        Legend and toolbar: HTML, outside the SVG
      </Label>

      <Box x={0} y={56} width={640} height={352} tone="muted" />
      <Label x={16} y={78} isBold>
        SVG
      </Label>
      <Label x={320} y={78} anchor="middle" isCode>
        margin.top
      </Label>
      <Label x={320} y={386} anchor="middle" isCode>
        margin.bottom
      </Label>
      <Label x={52} y={220} anchor="middle" isCode>
        margin.left
      </Label>
      <Label x={584} y={220} anchor="middle" isCode>
        margin.right
      </Label>

      <Box
        x={104}
        y={100}
        width={104}
        height={208}
        title="y-axis"
        note="width: 45"
      />
      <Box
        x={208}
        y={308}
        width={320}
        height={56}
        title="x-axis"
        note="height: 25"
      />

      <Box x={208} y={100} width={320} height={208} tone="accent" />
      {BARS.map((height, index) => (
        <rect
          key={index}
          x={236 + index * 56}
          y={308 - height}
          width={40}
          height={height}
          rx={2}
          fill="var(--x-primary)"
          opacity={0.35}
        />
      ))}
      <Label x={368} y={132} anchor="middle" isBold>
        Drawing area
      </Label>
      <Label x={368} y={154} anchor="middle" isCode>
        useDrawingArea()
      </Label>
    </Canvas>
  );
}
