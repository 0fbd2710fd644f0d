import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const LINEAGE: TreeViewBaseItem[] = [
  {
    id: 'germanic',
    label: 'Germanic',
    children: [
      {
        id: 'west',
        label: 'West Germanic',
        children: [
          { id: 'frisian', label: 'Frisian' },
          { id: 'dutch', label: 'Dutch' },
        ],
      },
      {
        id: 'north',
        label: 'North Germanic',
        children: [{ id: 'faroese', label: 'Faroese' }],
      },
    ],
  },
];

export default function RichConnectionLines() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        items={LINEAGE}
        defaultExpandedItems={['germanic', 'west', 'north']}
        itemChildrenIndentation={0}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            marginInlineStart: '15px',
            paddingInlineStart: '15px',
            borderInlineStart: '1px dashed',
            borderColor: 'text.disabled',
          },
        }}
        aria-label="Language family"
      />
    </Box>
  );
}
