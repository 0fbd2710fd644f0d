import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `bufferForDirection()` of `@mui/x-virtualizer`, which computes what the grid renders around the visible area. */
export function VirtualizationWindow() {
  return (
    <Canvas width={640} height={552}>
      <Label x={0} y={8} isBold>
        At rest
      </Label>
      <Box x={0} y={28} width={640} height={216} tone="muted" isDashed />
      <Box x={60} y={48} width={520} height={176} tone="accent" />
      <Box x={184} y={92} width={272} height={88} title="Visible area" />
      <Label x={320} y={70} anchor="middle" isCode>
        rowBufferPx
      </Label>
      <Label x={320} y={202} anchor="middle" isCode>
        rowBufferPx
      </Label>
      <Label x={122} y={136} anchor="middle" isCode>
        columnBufferPx
      </Label>
      <Label x={518} y={136} anchor="middle" isCode>
        columnBufferPx
      </Label>

      <Label x={0} y={284} isBold>
        While users scroll down
      </Label>
      <Box x={0} y={304} width={640} height={216} tone="muted" isDashed />
      <Box x={184} y={324} width={272} height={176} tone="accent" />
      <Box x={184} y={324} width={272} height={88} title="Visible area" />
      <Label x={320} y={446} anchor="middle">
        15 row heights ahead
      </Label>
      <Label x={320} y={466} anchor="middle">
        New rows: visible columns only
      </Label>
      <Arrow tone="accent" points="500,340 500,484" />
      <Label x={514} y={412} tone="accent">
        Scrolling
      </Label>

      <Box x={0} y={536} width={14} height={14} tone="accent" />
      <Label x={22} y={543} tone="muted">
        Rendered in advance
      </Label>
      <Box x={184} y={536} width={14} height={14} tone="muted" isDashed />
      <Label x={206} y={543} tone="muted">
        Not rendered
      </Label>
    </Canvas>
  );
}
