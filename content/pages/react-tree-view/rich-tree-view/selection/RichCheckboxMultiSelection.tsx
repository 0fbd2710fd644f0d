import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const ALERTS: TreeViewBaseItem[] = [
  {
    id: 'weather',
    label: 'Weather',
    children: [
      { id: 'storm', label: 'Storm warnings' },
      { id: 'frost', label: 'Ground frost' },
    ],
  },
  {
    id: 'roads',
    label: 'Roads',
    children: [
      { id: 'closures', label: 'Closures' },
      { id: 'roadworks', label: 'Roadworks' },
    ],
  },
];

export default function RichCheckboxMultiSelection() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={ALERTS}
        defaultExpandedItems={['weather', 'roads']}
        defaultSelectedItems={['storm', 'closures']}
        aria-label="Alerts to receive"
      />
    </Box>
  );
}
