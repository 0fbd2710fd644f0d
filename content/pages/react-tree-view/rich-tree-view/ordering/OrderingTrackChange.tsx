import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const BOARD: TreeViewBaseItem[] = [
  {
    id: 'queued',
    label: 'Queued',
    children: [
      { id: 'hull', label: 'Clean the hull' },
      { id: 'sails', label: 'Mend the sails' },
    ],
  },
  {
    id: 'done',
    label: 'Done',
    children: [{ id: 'mast', label: 'Varnish the mast' }],
  },
];

interface Position {
  parentId: string | null;
  index: number;
}

const describe = ({ parentId, index }: Position) =>
  `${parentId ?? 'root'}, place ${index + 1}`;

export default function OrderingTrackChange() {
  const [message, setMessage] = React.useState('Nothing moved yet.');

  return (
    <Box sx={{ minHeight: 200 }}>
      <RichTreeViewPro
        itemsReordering
        items={BOARD}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setMessage(
            `${itemId}: ${describe(oldPosition)} → ${describe(newPosition)}`,
          )
        }
        defaultExpandedItems={['queued', 'done']}
        aria-label="Boatyard jobs"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {message}
      </Typography>
    </Box>
  );
}
