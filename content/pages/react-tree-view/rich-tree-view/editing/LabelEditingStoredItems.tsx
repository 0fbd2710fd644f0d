import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const CABINS: TreeViewBaseItem[] = [
  { id: 'c1', label: 'Otter cabin' },
  { id: 'c2', label: 'Badger cabin' },
  { id: 'c3', label: 'Heron cabin' },
];

const byLabel = (a: TreeViewBaseItem, b: TreeViewBaseItem) =>
  a.label.localeCompare(b.label);

export default function LabelEditingStoredItems() {
  const [items, setItems] = React.useState(CABINS);

  const rename = (itemId: string, label: string) =>
    setItems((previous) =>
      previous.map((item) => (item.id === itemId ? { ...item, label } : item)),
    );

  return (
    <Box sx={{ minHeight: 152, maxWidth: 400 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => setItems([...items].sort(byLabel))}
      >
        Sort by name
      </Button>
      <RichTreeView
        isItemEditable
        items={items}
        onItemLabelChange={rename}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Cabin name' } } },
        }}
        aria-label="Cabins"
      />
    </Box>
  );
}
