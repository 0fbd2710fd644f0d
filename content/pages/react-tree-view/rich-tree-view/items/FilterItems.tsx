import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { PLANTS } from './plants';

/** Keeps the items that match, and the parents on the way to them. */
function filterItems(items: TreeViewBaseItem[], text: string) {
  return items.flatMap((item): TreeViewBaseItem[] => {
    if (item.label.toLowerCase().includes(text)) {
      return [item];
    }
    const children = filterItems(item.children ?? [], text);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Ids of all items that have children, at every depth. */
const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) =>
    item.children ? [item.id, ...getParentIds(item.children)] : [],
  );

export default function FilterItems() {
  const [search, setSearch] = React.useState('');
  const [openedByHand, setOpenedByHand] = React.useState(['rosaceae']);

  const text = search.trim().toLowerCase();
  const items = React.useMemo(() => filterItems(PLANTS, text), [text]);

  return (
    <Box sx={{ minHeight: 360, maxWidth: 400 }}>
      <TextField
        fullWidth
        size="small"
        type="search"
        label="Find a plant"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 2 }}
      />
      <RichTreeView
        items={items}
        expandedItems={text ? getParentIds(items) : openedByHand}
        onExpandedItemsChange={(event, ids) => !text && setOpenedByHand(ids)}
        aria-label="Plants"
      />
      <Typography role="status" sx={{ px: 1 }}>
        {items.length === 0 && `No plant contains “${search}”.`}
      </Typography>
    </Box>
  );
}
