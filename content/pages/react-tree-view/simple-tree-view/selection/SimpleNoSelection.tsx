import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleNoSelection() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Family of the oaks"
        disableSelection
        defaultExpandedItems={['quercus']}
      >
        <TreeItem itemId="quercus" label="Quercus">
          <TreeItem itemId="robur" label="Q. robur" />
          <TreeItem itemId="petraea" label="Q. petraea" />
          <TreeItem itemId="suber" label="Q. suber" />
        </TreeItem>
        <TreeItem itemId="castanea" label="Castanea">
          <TreeItem itemId="sativa" label="C. sativa" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
