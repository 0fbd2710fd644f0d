import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `useGridCellEditing()` of the Data Grid. */
export function EditLifeCycle() {
  return (
    <Canvas width={700} height={676}>
      <Box x={150} y={0} width={240} title="Cell in view mode" />
      <Arrow points="270,44 270,100" />
      <Label x={284} y={62}>
        Double-click, Enter, or a character
      </Label>
      <Label x={284} y={82} tone="accent" isCode>
        onCellEditStart
      </Label>

      <Box
        x={150}
        y={100}
        width={240}
        tone="accent"
        title="Cell in edit mode"
      />
      <Arrow points="270,144 270,196" />
      <Label x={284} y={170}>
        Users type
      </Label>
      <Box x={150} y={196} width={240} title="valueParser" isCode />
      <Arrow points="270,240 270,272" />
      <Box x={150} y={272} width={240} title="preProcessEditCellProps" isCode />
      <Arrow points="150,294 112,294 112,132 150,132" />
      <Label x={104} y={218} anchor="end" tone="muted">
        Each edit
      </Label>
      <Arrow points="270,316 270,376" />
      <Label x={284} y={336}>
        Enter, Tab, or click elsewhere
      </Label>
      <Label x={284} y={356} tone="accent" isCode>
        onCellEditStop
      </Label>
      <Label x={396} y={356} tone="muted">
        if no error
      </Label>

      <Box
        x={150}
        y={376}
        width={240}
        title="Error, or still checking?"
        isQuestion
      />
      <Arrow tone="error" points="390,398 520,398 520,122 390,122" />
      <Label x={404} y={384} tone="error">
        Yes
      </Label>
      <Label x={530} y={250} tone="error">
        The cell stays open
      </Label>
      <Arrow points="270,420 270,464" />
      <Label x={284} y={442}>
        No
      </Label>

      <Box x={150} y={464} width={240} title="valueSetter" isCode />
      <Arrow points="270,508 270,540" />
      <Box x={150} y={540} width={240} title="processRowUpdate" isCode />
      <Arrow tone="error" points="390,562 520,562 520,400" />
      <Label x={404} y={548} tone="error">
        Rejected
      </Label>
      <Label x={530} y={490} tone="error" isCode>
        onProcessRowUpdateError
      </Label>
      <Arrow points="270,584 270,624" />
      <Label x={284} y={604}>
        Resolved
      </Label>

      <Box
        x={150}
        y={624}
        width={240}
        height={52}
        title="Cell in view mode"
        note="Shows the row that you returned"
      />
      <Arrow isDashed points="150,112 20,112 20,650 150,650" />
      <Label x={30} y={442} tone="muted">
        Escape discards
      </Label>
    </Canvas>
  );
}
