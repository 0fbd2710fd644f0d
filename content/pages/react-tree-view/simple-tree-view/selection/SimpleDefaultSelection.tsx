import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDefaultSelection() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Report chapters"
        defaultExpandedItems={['findings']}
        defaultSelectedItems="soil"
      >
        <TreeItem itemId="summary" label="Summary" />
        <TreeItem itemId="findings" label="Findings">
          <TreeItem itemId="water" label="Water table" />
          <TreeItem itemId="soil" label="Soil samples" />
        </TreeItem>
        <TreeItem itemId="annex" label="Annex" />
      </SimpleTreeView>
    </Box>
  );
}
