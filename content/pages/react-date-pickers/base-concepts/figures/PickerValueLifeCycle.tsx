import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

const CALL = 108;

/** Follows `useValueAndOpenStates()` of the pickers. */
export function PickerValueLifeCycle() {
  return (
    <Canvas width={680} height={352}>
      <Situation
        y={0}
        title="Users edit the field"
        note="The popup isn't involved"
      />
      <Box x={244} y={6} width={CALL} title="onChange" isCode />
      <Arrow points="352,28 408,28" />
      <Box x={408} y={6} width={CALL} tone="accent" title="onAccept" isCode />

      <Situation y={96} title="Users choose a day" note="With closeOnSelect" />
      <Box x={244} y={102} width={CALL} title="onChange" isCode />
      <Arrow points="352,124 408,124" />
      <Box x={408} y={102} width={CALL} tone="accent" title="onAccept" isCode />
      <Arrow points="516,124 572,124" />
      <Box x={572} y={102} width={CALL} tone="muted" title="onClose" isCode />

      <Situation
        y={192}
        title="Users choose, then confirm"
        note="OK, or a click outside"
      />
      <Box x={244} y={198} width={CALL} title="onChange" isCode />
      <Arrow points="352,220 408,220" />
      <Label x={378} y={206} anchor="middle" tone="muted">
        OK
      </Label>
      <Box x={408} y={198} width={CALL} tone="accent" title="onAccept" isCode />
      <Arrow points="516,220 572,220" />
      <Box x={572} y={198} width={CALL} tone="muted" title="onClose" isCode />

      <Situation
        y={288}
        title="Users choose, then cancel"
        note="The old value comes back"
      />
      <Box x={244} y={294} width={CALL} title="onChange" isCode />
      <Arrow points="352,316 408,316" />
      <Label x={378} y={302} anchor="middle" tone="muted">
        Cancel
      </Label>
      <Box x={408} y={294} width={CALL} title="onChange" isCode />
      <Arrow points="516,316 572,316" />
      <Box x={572} y={294} width={CALL} tone="muted" title="onClose" isCode />
    </Canvas>
  );
}

interface SituationProps {
  y: number;
  title: string;
  note: string;
}

function Situation({ y, title, note }: SituationProps) {
  return (
    <>
      <Label x={0} y={y + 18} isBold>
        {title}
      </Label>
      <Label x={0} y={y + 38} tone="muted">
        {note}
      </Label>
      <Arrow points={`196,${y + 28} 244,${y + 28}`} />
    </>
  );
}
