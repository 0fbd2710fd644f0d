import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSetSelection() {
  const apiRef = useTreeViewApiRef();

  const select = (shouldBeSelected: boolean) => {
    apiRef.current?.setItemSelection({ itemId: 'night', shouldBeSelected });
  };

  return (
    <Box sx={{ minHeight: 205, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={() => select(true)}>Select night shift</Button>
        <Button onClick={() => select(false)}>Deselect it</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Shifts"
        apiRef={apiRef}
        defaultExpandedItems={['weekdays']}
      >
        <TreeItem itemId="weekdays" label="Weekdays">
          <TreeItem itemId="early" label="Early shift" />
          <TreeItem itemId="late" label="Late shift" />
          <TreeItem itemId="night" label="Night shift" />
        </TreeItem>
        <TreeItem itemId="weekend" label="Weekend" />
      </SimpleTreeView>
    </Box>
  );
}
