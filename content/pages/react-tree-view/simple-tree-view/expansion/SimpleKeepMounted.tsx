import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleKeepMounted() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Inspection form"
        defaultExpandedItems={['roof', 'cellar']}
        disableSelection
      >
        <TreeItem
          itemId="roof"
          label="Roof (keeps the note)"
          slotProps={{ groupTransition: { unmountOnExit: false } }}
        >
          <TreeItem itemId="roof-note" label={<Note label="Roof note" />} />
        </TreeItem>
        <TreeItem itemId="cellar" label="Cellar (forgets the note)">
          <TreeItem itemId="cellar-note" label={<Note label="Cellar note" />} />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}

function Note(props: { label: string }) {
  return (
    <TextField
      label={props.label}
      size="small"
      fullWidth
      sx={{ my: 1 }}
      // Keep clicks and keys in the field, or the item would react to them.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}
