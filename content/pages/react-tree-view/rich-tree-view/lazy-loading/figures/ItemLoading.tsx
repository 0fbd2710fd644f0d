import { Arrow, Box, Canvas, Label } from '#content/figures/parts.tsx';

/** Follows `useTreeViewLazyLoading()` of the Pro tree. */
export function ItemLoading() {
  return (
    <Canvas width={690} height={592}>
      <Box x={70} y={0} width={260} tone="muted" title="Closed item" />
      <Arrow points="200,44 200,92" />
      <Label x={214} y={68}>
        Users open it
      </Label>

      <Box
        x={70}
        y={92}
        width={260}
        height={52}
        title="Still closed, with a spinner"
        note="status.loading"
      />
      <Arrow points="200,144 200,188" />
      <Box
        x={70}
        y={188}
        width={260}
        title="Children in the cache?"
        isQuestion
      />
      <Arrow points="70,210 24,210 24,470 70,470" />
      <Label x={34} y={196}>
        Yes
      </Label>
      <Arrow points="200,232 200,280" />
      <Label x={214} y={256}>
        No, or expired
      </Label>

      <Box x={70} y={280} width={260} title="getTreeItems(parentId)" isCode />
      <Arrow tone="error" points="330,302 430,302" />
      <Label x={346} y={288} tone="error">
        Rejected
      </Label>
      <Box
        x={430}
        y={276}
        width={260}
        height={52}
        tone="error"
        title="Still closed, with a red dot"
        note="status.error"
      />
      <Arrow isDashed points="560,276 560,22 330,22" />
      <Label x={548} y={118} anchor="end" tone="muted">
        Opening it again retries
      </Label>
      <Arrow points="200,324 200,364" />
      <Label x={214} y={344}>
        Resolved
      </Label>

      <Box x={70} y={364} width={260} title="Store the response in the cache" />
      <Arrow points="200,408 200,448" />
      <Box x={70} y={448} width={260} title="Add the children" />
      <Arrow points="200,492 200,540" />
      <Label x={214} y={516} tone="accent" isCode>
        onItemExpansionToggle
      </Label>
      <Box
        x={70}
        y={540}
        width={260}
        height={52}
        tone="accent"
        title="Open item"
      />
    </Canvas>
  );
}
