import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export default function LabelEditingNewItem() {
  const apiRef = useTreeViewApiRef();
  const [newId, setNewId] = React.useState<string | null>(null);
  const [items, setItems] = React.useState<TreeViewBaseItem[]>([
    { id: 'folder-1', label: 'Drawings' },
    { id: 'folder-2', label: 'Contracts' },
  ]);

  const addFolder = () => {
    const id = `folder-${items.length + 1}`;
    setItems([...items, { id, label: 'New folder' }]);
    setNewId(id);
  };

  // The tree knows the new item once it has been rendered.
  React.useEffect(() => apiRef.current?.setEditedItem(newId), [apiRef, newId]);

  return (
    <Box sx={{ minHeight: 216, maxWidth: 400 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        disabled={items.length === 5}
        onClick={addFolder}
      >
        Add a folder
      </Button>
      <RichTreeView
        isItemEditable
        apiRef={apiRef}
        items={items}
        onItemLabelChange={(id, label) =>
          setItems((list) =>
            list.map((it) => (it.id === id ? { id, label } : it)),
          )
        }
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Folder' } } },
        }}
        aria-label="Folders"
      />
    </Box>
  );
}
