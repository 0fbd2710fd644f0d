import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LockMeetingRoom() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 173, width: '100%', maxWidth: 360 }}>
      <Button
        sx={{ mb: 1 }}
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'alcove' })}
      >
        Lock or unlock the alcove
      </Button>
      <SimpleTreeView
        aria-label="Meeting rooms"
        apiRef={apiRef}
        defaultExpandedItems={['floor-2']}
      >
        <TreeItem itemId="floor-2" label="Second floor">
          <TreeItem itemId="alcove" label="Alcove" />
          <TreeItem itemId="boardroom" label="Boardroom" />
          <TreeItem itemId="booth" label="Phone booth" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
