import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const PLAYLIST: TreeViewBaseItem[] = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [
      { id: 'a1', label: 'Morning ferry' },
      { id: 'a2', label: 'Salt and rope' },
    ],
  },
  {
    id: 'side-b',
    label: 'Side B',
    children: [{ id: 'b1', label: 'Harbor lights' }],
  },
];

const isLeaf = (item: TreeViewBaseItem) => !item.children?.length;

export default function LabelEditingLeaves() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        items={PLAYLIST}
        isItemEditable={isLeaf}
        defaultExpandedItems={['side-a', 'side-b']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Song title' } } },
        }}
        aria-label="Songs"
      />
    </Box>
  );
}
