import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { OFFICES, type OfficeRow } from './flatRows';

/** Creates one item per row, then hangs each item under its parent. */
function buildTree(rows: OfficeRow[]) {
  const roots: TreeViewBaseItem[] = [];
  const itemOf = new Map(
    rows.map((row) => [
      row.id,
      {
        id: String(row.id),
        label: row.name,
        children: [] as TreeViewBaseItem[],
      },
    ]),
  );

  for (const row of rows) {
    const parent = row.parentId === null ? null : itemOf.get(row.parentId);
    (parent?.children ?? roots).push(itemOf.get(row.id)!);
  }
  return roots;
}

const items = buildTree(OFFICES);

export default function ItemsFromFlatRows() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['1', '4']}
        aria-label="Offices"
      />
    </Box>
  );
}
