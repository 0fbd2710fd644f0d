import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const INITIAL: TreeViewBaseItem[] = [
  {
    id: 'harbor-tour',
    label: 'Harbor tour',
    children: [
      { id: 'stop-1', label: 'Stop 1' },
      { id: 'stop-2', label: 'Stop 2' },
    ],
  },
];

export default function AddAndRemoveItems() {
  const [items, setItems] = React.useState(INITIAL);
  const stops = items[0].children ?? [];

  // New arrays and objects, never push or splice on the old ones.
  const setStops = (children: TreeViewBaseItem[]) =>
    setItems([{ ...items[0], children }]);

  const addStop = () => {
    const number = stops.length + 1;
    setStops([...stops, { id: `stop-${number}`, label: `Stop ${number}` }]);
  };

  return (
    <Box sx={{ minHeight: 248, maxWidth: 400 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button
          variant="outlined"
          disabled={stops.length === 5}
          onClick={addStop}
        >
          Add a stop
        </Button>
        <Button
          disabled={stops.length === 0}
          onClick={() => setStops(stops.slice(0, -1))}
        >
          Remove the last
        </Button>
      </Stack>
      <RichTreeView
        items={items}
        defaultExpandedItems={['harbor-tour']}
        aria-label="Tour stops"
      />
    </Box>
  );
}
