import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const TEAMS: TreeViewBaseItem[] = [
  {
    id: 'ice',
    label: 'Ice core group',
    children: [
      { id: 'drilling', label: 'Drilling' },
      { id: 'storage', label: 'Cold storage' },
    ],
  },
  { id: 'kitchen', label: 'Kitchen' },
  { id: 'radio', label: 'Radio' },
];

export default function RichCustomStyling() {
  return (
    <Box sx={{ minHeight: 208, maxWidth: 400 }}>
      <RichTreeView
        items={TEAMS}
        defaultExpandedItems={['ice']}
        defaultSelectedItems="storage"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            my: 0.25,
            py: 1,
            borderRadius: 2,
            borderInlineStart: '3px solid transparent',
          },
          [`& .${treeItemClasses.content}[data-expanded]`]: {
            fontWeight: 600,
          },
          [`& .${treeItemClasses.content}[data-selected]`]: {
            borderColor: 'primary.main',
          },
          [`& .${treeItemClasses.label}`]: {
            fontSize: 15,
            fontWeight: 'inherit',
          },
        }}
        aria-label="Teams of the research station"
      />
    </Box>
  );
}
