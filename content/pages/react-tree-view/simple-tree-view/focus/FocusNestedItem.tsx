import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusNestedItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = useState<string[]>([]);

  const goToLamp = (event: MouseEvent) => {
    flushSync(() => setExpanded(['lighthouse', 'lantern-room']));
    apiRef.current?.focusItem(event, 'lamp');
  };

  return (
    <Box sx={{ minHeight: 237, width: '100%', maxWidth: 360 }}>
      <Button sx={{ mb: 1 }} onClick={goToLamp}>
        Go to the lamp
      </Button>
      <SimpleTreeView
        aria-label="Lighthouse inventory"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="lighthouse" label="Lighthouse">
          <TreeItem itemId="stairs" label="Stairs" />
          <TreeItem itemId="lantern-room" label="Lantern room">
            <TreeItem itemId="lens" label="Lens" />
            <TreeItem itemId="lamp" label="Lamp" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="boathouse" label="Boathouse" />
      </SimpleTreeView>
    </Box>
  );
}
