import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSetExpansion() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 205, width: '100%', maxWidth: 360 }}>
      <Button
        sx={{ mb: 1 }}
        onClick={(event) =>
          apiRef.current?.setItemExpansion({ event, itemId: 'cargo' })
        }
      >
        Toggle the cargo hold
      </Button>
      <SimpleTreeView aria-label="Ship decks" apiRef={apiRef}>
        <TreeItem itemId="bridge" label="Bridge" />
        <TreeItem itemId="cargo" label="Cargo hold">
          <TreeItem itemId="grain" label="Grain" />
          <TreeItem itemId="timber" label="Timber" />
        </TreeItem>
        <TreeItem itemId="galley" label="Galley" />
      </SimpleTreeView>
    </Box>
  );
}
