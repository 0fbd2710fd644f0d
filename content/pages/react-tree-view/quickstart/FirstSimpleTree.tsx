import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Orchestra sections"
        defaultExpandedItems={['strings']}
      >
        <TreeItem itemId="strings" label="Strings">
          <TreeItem itemId="violin" label="Violin" />
          <TreeItem itemId="viola" label="Viola" />
          <TreeItem itemId="cello" label="Cello" />
        </TreeItem>
        <TreeItem itemId="brass" label="Brass">
          <TreeItem itemId="horn" label="French horn" />
          <TreeItem itemId="trombone" label="Trombone" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
