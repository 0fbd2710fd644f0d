import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `getCellParamsForRow()` and `GridCell` of the Data Grid. */
export function CellValuePipeline() {
  return (
    <Canvas width={620} height={392}>
      <Box
        x={0}
        y={0}
        width={200}
        height={56}
        title="row[field]"
        isCode
        note="Your data"
      />
      <Arrow points="100,56 100,112" />
      <Label x={114} y={84} tone="accent" isCode>
        valueGetter
      </Label>

      <Box
        x={0}
        y={112}
        width={200}
        height={56}
        tone="accent"
        title="value"
        isCode
      />
      <Arrow points="200,140 340,140" isDashed />
      <Box
        x={340}
        y={112}
        width={280}
        height={56}
        tone="muted"
        title="Sorting and column filters"
        note="Also row grouping and aggregation"
      />
      <Arrow points="100,168 100,224" />
      <Label x={114} y={196} tone="accent" isCode>
        valueFormatter
      </Label>

      <Box
        x={0}
        y={224}
        width={200}
        height={56}
        tone="accent"
        title="formattedValue"
        isCode
      />
      <Arrow points="200,252 340,252" isDashed />
      <Box
        x={340}
        y={224}
        width={280}
        height={56}
        tone="muted"
        title="Quick filter, CSV, and clipboard"
        note="Except the quick filter of numbers"
      />
      <Arrow points="100,280 100,336" />
      <Label x={114} y={308} tone="accent" isCode>
        renderCell
      </Label>
      <Label x={200} y={308} tone="muted">
        receives both
      </Label>

      <Box x={0} y={336} width={200} height={56} title="Cell" />
      <Arrow points="200,364 340,364" isDashed />
      <Box
        x={340}
        y={336}
        width={280}
        height={56}
        tone="muted"
        title="Users and the print export"
      />
    </Canvas>
  );
}
