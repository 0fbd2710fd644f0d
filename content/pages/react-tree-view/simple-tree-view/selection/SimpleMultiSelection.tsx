import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleMultiSelection() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Seeds to order"
        multiSelect
        defaultExpandedItems={['roots', 'greens']}
        defaultSelectedItems={['beetroot', 'kale']}
      >
        <TreeItem itemId="roots" label="Roots">
          <TreeItem itemId="beetroot" label="Beetroot" />
          <TreeItem itemId="carrot" label="Carrot" />
          <TreeItem itemId="parsnip" label="Parsnip" />
        </TreeItem>
        <TreeItem itemId="greens" label="Greens">
          <TreeItem itemId="kale" label="Kale" />
          <TreeItem itemId="rocket" label="Rocket" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
