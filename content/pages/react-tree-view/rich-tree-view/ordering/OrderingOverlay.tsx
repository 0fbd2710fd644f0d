import Box from '@mui/material/Box';
import { RichTreeViewPro, treeItemClasses } from '@mui/x-tree-view-pro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const LAYERS: TreeViewBaseItem[] = [
  { id: 'labels', label: 'Place names' },
  { id: 'roads', label: 'Roads' },
  {
    id: 'water',
    label: 'Water',
    children: [
      { id: 'lakes', label: 'Lakes' },
      { id: 'streams', label: 'Streams' },
    ],
  },
  { id: 'relief', label: 'Relief' },
];

export default function OrderingOverlay() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeViewPro
        itemsReordering
        items={LAYERS}
        defaultExpandedItems={['water']}
        sx={{
          [`& .${treeItemClasses.dragAndDropOverlay}`]: {
            borderWidth: 3,
            borderColor: 'secondary.main',
            marginInlineStart:
              'calc(var(--TreeView-itemChildrenIndentation) * var(--TreeView-targetDepth))',
          },
        }}
        aria-label="Map layers"
      />
    </Box>
  );
}
