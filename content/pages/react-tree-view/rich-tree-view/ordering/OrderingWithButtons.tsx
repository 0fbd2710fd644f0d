import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const QUEUE: TreeViewBaseItem[] = [
  { id: 'print-41', label: 'Concert poster' },
  { id: 'print-42', label: 'Tide calendar' },
  { id: 'print-43', label: 'Trail map' },
  { id: 'print-44', label: 'Museum leaflet' },
];

export default function OrderingWithButtons() {
  const [items, setItems] = React.useState(QUEUE);
  const [selected, setSelected] = React.useState<string | null>('print-43');
  const index = items.findIndex((item) => item.id === selected);

  const move = (step: number) => {
    const next = [...items];
    const [item] = next.splice(index, 1);
    next.splice(index + step, 0, item);
    setItems(next);
  };

  return (
    <Box sx={{ minHeight: 184, maxWidth: 400 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          disabled={index < 1}
          onClick={() => move(-1)}
        >
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index === -1 || index === items.length - 1}
          onClick={() => move(1)}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeView
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
        aria-label="Print queue"
      />
    </Box>
  );
}
