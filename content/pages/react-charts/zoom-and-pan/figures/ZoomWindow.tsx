import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

const VALUES = [20, 48, 34, 66, 42, 92, 58, 36, 74, 50, 66, 30, 44];
const START = 25;
const END = 50;
const WIDTH = 640;

/** Follows `zoomScaleRange()` and `translateZoom()` of the charts. Axes don't flip in right-to-left pages, so the drawing doesn't either. */
export function ZoomWindow() {
  const from = (WIDTH * START) / 100;
  const to = (WIDTH * END) / 100;
  return (
    <Canvas width={WIDTH} height={424} keepsDirection>
      <Label x={0} y={8} isBold>
        The whole axis, 0 to 100%
      </Label>
      <Box x={0} y={28} width={WIDTH} height={96} tone="muted" />
      <Box x={from} y={28} width={to - from} height={96} tone="accent" />
      <Curve left={0} right={WIDTH} top={36} height={80} />
      <Label x={from - 10} y={44} anchor="end" isCode>
        start: 25
      </Label>
      <Label x={to + 10} y={44} isCode>
        end: 50
      </Label>
      <Arrow tone="accent" points={`${to + 10},108 ${to + 90},108`} />
      <Label x={to + 100} y={108} tone="accent">
        Panning moves start and end
      </Label>

      <path
        d={`M ${from} 124 L 0 196 M ${to} 124 L ${WIDTH} 196`}
        stroke="var(--x-primary)"
        strokeDasharray="4 4"
      />
      <Label x={WIDTH / 2} y={166} anchor="middle" tone="accent">
        Zooming changes the span
      </Label>

      <Box x={0} y={196} width={WIDTH} height={168} tone="accent" />
      <svg x={0} y={196} width={WIDTH} height={168} aria-hidden="true">
        <Curve left={-WIDTH} right={3 * WIDTH} top={16} height={136} />
      </svg>
      <Label x={0} y={384} isBold>
        The drawing area
      </Label>
      <Label x={0} y={408} tone="muted">
        The scale still covers all data. What is out of range lies beyond the
        edges and is clipped.
      </Label>
    </Canvas>
  );
}

interface CurveProps {
  left: number;
  right: number;
  top: number;
  height: number;
}

function Curve({ left, right, top, height }: CurveProps) {
  const points = VALUES.map((value, index) => {
    const x = left + ((right - left) * index) / (VALUES.length - 1);
    return `${x},${top + height * (1 - value / 100)}`;
  });
  return (
    <polyline
      points={points.join(' ')}
      fill="none"
      stroke="var(--x-primary)"
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}
