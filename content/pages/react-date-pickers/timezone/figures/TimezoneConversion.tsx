import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `useControlledValue()` of the pickers. */
export function TimezoneConversion() {
  return (
    <Canvas width={680} height={224}>
      <Label x={0} y={10} isBold>
        Your state, in UTC
      </Label>
      <Label x={440} y={10} isBold>
        The field, in Asia/Tokyo
      </Label>

      <Box
        x={0}
        y={32}
        width={240}
        height={60}
        title="May 14, 15:30"
        note="value"
      />
      <Arrow tone="accent" points="240,62 440,62" />
      <Label x={340} y={46} anchor="middle" tone="accent">
        To the timezone prop
      </Label>
      <Box
        x={440}
        y={32}
        width={240}
        height={60}
        tone="accent"
        title="May 15, 00:30"
        note="The same moment"
      />

      <Arrow points="560,92 560,164" />
      <Label x={548} y={128} anchor="end">
        Users change the time
      </Label>

      <Box
        x={440}
        y={164}
        width={240}
        height={60}
        tone="accent"
        title="May 15, 02:00"
        note="A new moment"
      />
      <Arrow tone="accent" points="440,194 240,194" />
      <Label x={340} y={160} anchor="middle" tone="accent">
        Back to the timezone
      </Label>
      <Label x={340} y={178} anchor="middle" tone="accent">
        of the value
      </Label>
      <Box
        x={0}
        y={164}
        width={240}
        height={60}
        title="May 14, 17:00"
        note="onChange"
      />
      <Arrow isDashed points="120,164 120,92" />
      <Label x={132} y={128} tone="muted">
        You update the value
      </Label>
    </Canvas>
  );
}
