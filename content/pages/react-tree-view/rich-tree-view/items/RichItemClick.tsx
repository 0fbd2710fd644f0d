import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const SENSORS: TreeViewBaseItem[] = [
  {
    id: 'greenhouse',
    label: 'Greenhouse',
    children: [
      { id: 'humidity', label: 'Humidity' },
      { id: 'soil', label: 'Soil temperature' },
    ],
  },
  { id: 'roof', label: 'Roof wind gauge' },
];

export default function RichItemClick() {
  const [lastClick, setLastClick] = React.useState<string | null>(null);

  return (
    <Box sx={{ minHeight: 168, maxWidth: 400 }}>
      <RichTreeView
        items={SENSORS}
        defaultExpandedItems={['greenhouse']}
        onItemClick={(event, itemId) => setLastClick(itemId)}
        aria-label="Sensors"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {lastClick ? `Last click: ${lastClick}` : 'No click yet'}
      </Typography>
    </Box>
  );
}
