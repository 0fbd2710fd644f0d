import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const SETTINGS: TreeViewBaseItem[] = [
  {
    id: 'station',
    label: 'Weather station',
    children: [
      {
        id: 'network',
        label: 'Network',
        children: [
          { id: 'gateway', label: 'Gateway address' },
          { id: 'port', label: 'Port' },
        ],
      },
      { id: 'power', label: 'Power saving' },
    ],
  },
];

export default function RichFocusNestedItem() {
  const apiRef = useTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState<string[]>([]);

  const goToPort = (event: React.SyntheticEvent) => {
    // The item can take the focus once its parents have been rendered open.
    flushSync(() => setExpandedItems(['station', 'network']));
    apiRef.current?.focusItem(event, 'port');
  };

  return (
    <Box sx={{ minHeight: 216, maxWidth: 400 }}>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={goToPort}>
        Go to “Port”
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={SETTINGS}
        expandedItems={expandedItems}
        onExpandedItemsChange={(event, itemIds) => setExpandedItems(itemIds)}
        aria-label="Settings"
      />
    </Box>
  );
}
