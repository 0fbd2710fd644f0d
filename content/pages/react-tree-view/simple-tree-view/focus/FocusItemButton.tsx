import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusItemButton() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 205, width: '100%', maxWidth: 360 }}>
      <Button
        sx={{ mb: 1 }}
        onClick={(event) => apiRef.current?.focusItem(event, 'printing')}
      >
        Focus Printing press
      </Button>
      <SimpleTreeView
        aria-label="Workshops"
        apiRef={apiRef}
        defaultExpandedItems={['paper']}
      >
        <TreeItem itemId="paper" label="Paper">
          <TreeItem itemId="printing" label="Printing press" />
          <TreeItem itemId="binding" label="Bookbinding" />
        </TreeItem>
        <TreeItem itemId="metal" label="Metal">
          <TreeItem itemId="forge" label="Forge" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
