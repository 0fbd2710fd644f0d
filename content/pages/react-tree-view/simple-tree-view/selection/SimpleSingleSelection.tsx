import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSingleSelection() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Clay bodies"
        defaultExpandedItems={['stoneware']}
      >
        <TreeItem itemId="earthenware" label="Earthenware">
          <TreeItem itemId="terracotta" label="Terracotta" />
          <TreeItem itemId="white" label="White earthenware" />
        </TreeItem>
        <TreeItem itemId="stoneware" label="Stoneware">
          <TreeItem itemId="buff" label="Buff" />
          <TreeItem itemId="speckled" label="Speckled" />
        </TreeItem>
        <TreeItem itemId="porcelain" label="Porcelain" />
      </SimpleTreeView>
    </Box>
  );
}
