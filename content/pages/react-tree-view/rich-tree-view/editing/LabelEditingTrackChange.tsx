import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const BOXES: TreeViewBaseItem[] = [
  { id: 'box-1', label: 'Field notebooks' },
  { id: 'box-2', label: 'Glass plates' },
  { id: 'box-3', label: 'Letters' },
];

export default function LabelEditingTrackChange() {
  const [change, setChange] = React.useState('No box renamed yet.');

  return (
    <Box sx={{ minHeight: 136, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={BOXES}
        onItemLabelChange={(itemId, label) =>
          setChange(`${itemId} is now called “${label}”.`)
        }
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Box name' } } },
        }}
        aria-label="Archive boxes"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {change}
      </Typography>
    </Box>
  );
}
