import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const TIMETABLE: TreeViewBaseItem[] = [
  {
    id: 'track-1',
    label: 'Track 1',
    children: [
      { id: '1-0612', label: '06:12 express' },
      { id: '1-0641', label: '06:41 local' },
    ],
  },
  {
    id: 'track-2',
    label: 'Track 2',
    children: [{ id: '2-0620', label: '06:20 freight' }],
  },
];

export default function RichNoTransition() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        items={TIMETABLE}
        defaultExpandedItems={['track-1']}
        slotProps={{
          item: { slotProps: { groupTransition: { timeout: 0 } } },
        }}
        aria-label="Trains by track"
      />
    </Box>
  );
}
