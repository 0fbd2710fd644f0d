import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const ORCHESTRA: TreeViewBaseItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violins', label: 'Violins' },
      { id: 'cellos', label: 'Cellos' },
      { id: 'basses', label: 'Double basses' },
    ],
  },
  { id: 'timpani', label: 'Timpani' },
];

export default function GetItemChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Click an item.');

  const describe = (itemId: string) => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setAnswer(
      ids.length > 0
        ? `${itemId} contains ${ids.join(', ')}`
        : `${itemId} has no children`,
    );
  };

  return (
    <Box sx={{ minHeight: 200, maxWidth: 400 }}>
      <RichTreeView
        apiRef={apiRef}
        items={ORCHESTRA}
        onItemClick={(event, itemId) => describe(itemId)}
        aria-label="Orchestra"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {answer}
      </Typography>
    </Box>
  );
}
