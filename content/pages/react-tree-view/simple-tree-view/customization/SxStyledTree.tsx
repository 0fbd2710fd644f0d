import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function SxStyledTree() {
  return (
    <Box sx={{ minHeight: 228, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Fabric samples"
        defaultExpandedItems={['wool']}
        defaultSelectedItems="tweed"
        sx={{
          [`& .${treeItemClasses.content}`]: {
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            borderRadius: 0,
            '&[data-selected]': { bgcolor: 'action.selected' },
          },
          [`& .${treeItemClasses.label}`]: { fontSize: 14 },
          [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]:
            { fontWeight: 700 },
        }}
      >
        <TreeItem itemId="wool" label="Wool">
          <TreeItem itemId="flannel" label="Flannel" />
          <TreeItem itemId="tweed" label="Tweed" />
        </TreeItem>
        <TreeItem itemId="linen" label="Linen">
          <TreeItem itemId="canvas" label="Canvas" />
        </TreeItem>
        <TreeItem itemId="silk" label="Silk" />
      </SimpleTreeView>
    </Box>
  );
}
