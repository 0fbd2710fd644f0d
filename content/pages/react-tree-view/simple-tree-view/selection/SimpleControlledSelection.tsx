import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const sensors = ['inlet', 'outlet', 'boiler', 'attic'];

export default function SimpleControlledSelection() {
  const [selected, setSelected] = useState<string[]>(['inlet']);
  const allSelected = selected.length === sensors.length;

  return (
    <Box sx={{ minHeight: 237, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={allSelected} onClick={() => setSelected(sensors)}>
          Select all sensors
        </Button>
        <Button
          disabled={selected.length === 0}
          onClick={() => setSelected([])}
        >
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Sensors"
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['water', 'air']}
      >
        <TreeItem itemId="water" label="Water temperature">
          <TreeItem itemId="inlet" label="Inlet" />
          <TreeItem itemId="outlet" label="Outlet" />
        </TreeItem>
        <TreeItem itemId="air" label="Air temperature">
          <TreeItem itemId="boiler" label="Boiler room" />
          <TreeItem itemId="attic" label="Attic" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
