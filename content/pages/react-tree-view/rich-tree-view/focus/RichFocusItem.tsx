import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const INBOX: TreeViewBaseItem[] = [
  { id: 'incoming', label: 'Incoming claims' },
  { id: 'review', label: 'In review' },
  {
    id: 'closed',
    label: 'Closed',
    children: [{ id: 'paid', label: 'Paid out' }],
  },
];

export default function RichFocusItem() {
  const apiRef = useTreeViewApiRef();

  const focus = (event: React.SyntheticEvent) =>
    apiRef.current?.focusItem(event, 'review');

  return (
    <Box sx={{ minHeight: 184, maxWidth: 400 }}>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={focus}>
        Go to “In review”
      </Button>
      <RichTreeView apiRef={apiRef} items={INBOX} aria-label="Claims" />
    </Box>
  );
}
