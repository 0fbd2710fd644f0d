import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `fetchRows()` in `useGridDataSourceBase()` of the Data Grid. */
export function DataSourceRequest() {
  return (
    <Canvas width={660} height={508}>
      <Box
        x={0}
        y={0}
        width={260}
        tone="muted"
        title="Page, sorting, or filter changes"
      />
      <Arrow points="130,44 130,92" />

      <Box
        x={0}
        y={92}
        width={260}
        title="All chunks in the cache?"
        isQuestion
      />
      <Arrow points="260,114 400,114" />
      <Label x={276} y={100}>
        Yes
      </Label>
      <Box
        x={400}
        y={88}
        width={260}
        height={52}
        tone="accent"
        title="Show the cached rows"
        note="No request"
      />
      <Arrow points="130,136 130,184" />
      <Label x={144} y={160}>
        No
      </Label>

      <Box
        x={0}
        y={184}
        width={260}
        height={52}
        title="getRows(params)"
        isCode
        note="The loading overlay appears"
      />
      <Arrow tone="error" points="260,210 400,210" />
      <Label x={276} y={196} tone="error">
        Rejected
      </Label>
      <Box
        x={400}
        y={184}
        width={260}
        height={52}
        tone="error"
        title="onDataSourceError"
        isCode
        note="Unless a newer request started"
      />
      <Arrow points="130,236 130,284" />
      <Label x={144} y={260}>
        Resolved
      </Label>

      <Box x={0} y={284} width={260} title="Store the chunks in the cache" />
      <Arrow points="130,328 130,372" />
      <Box
        x={0}
        y={372}
        width={260}
        title="Still the newest request?"
        isQuestion
      />
      <Arrow points="260,394 400,394" />
      <Label x={276} y={380}>
        No
      </Label>
      <Box
        x={400}
        y={372}
        width={260}
        tone="muted"
        title="Rows on the screen don't change"
      />
      <Arrow points="130,416 130,464" />
      <Label x={144} y={440}>
        Yes
      </Label>
      <Box x={0} y={464} width={260} tone="accent" title="Show the new rows" />
    </Canvas>
  );
}
