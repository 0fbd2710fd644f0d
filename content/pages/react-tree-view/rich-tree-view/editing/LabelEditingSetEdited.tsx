import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const COLUMNS: TreeViewBaseItem[] = [
  { id: 'todo', label: 'To do' },
  { id: 'doing', label: 'In progress' },
  { id: 'done', label: 'Done' },
];

export default function LabelEditingSetEdited() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ minHeight: 152, maxWidth: 400 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => apiRef.current?.setEditedItem('doing')}
      >
        Rename the second column
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        items={COLUMNS}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Column' } } },
        }}
        aria-label="Board columns"
      />
    </Box>
  );
}
