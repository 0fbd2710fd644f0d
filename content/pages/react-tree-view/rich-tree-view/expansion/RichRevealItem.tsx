import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { LIBRARY } from './library';

export default function RichRevealItem() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const api = apiRef.current!;
    let parent = api.getParentId(itemId);
    while (parent) {
      api.setItemExpansion({ itemId: parent, shouldBeExpanded: true });
      parent = api.getParentId(parent);
    }
    setSelected(itemId);
  };

  return (
    <Box sx={{ minHeight: 376, maxWidth: 400 }}>
      <Button
        variant="outlined"
        sx={{ mb: 2 }}
        onClick={() => reveal('volcanoes')}
      >
        Show me volcanoes
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={LIBRARY}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemId) => setSelected(itemId)}
        aria-label="Library with a shortcut"
      />
    </Box>
  );
}
