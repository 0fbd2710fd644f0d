import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ShipParts() {
  return (
    <Box sx={{ minHeight: 288, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Parts of a schooner"
        defaultExpandedItems={['rigging', 'sails']}
      >
        <TreeItem itemId="hull" label="Hull">
          <TreeItem itemId="keel" label="Keel" />
          <TreeItem itemId="rudder" label="Rudder" />
        </TreeItem>
        <TreeItem itemId="rigging" label="Rigging">
          <TreeItem itemId="foremast" label="Foremast" />
          <TreeItem itemId="mainmast" label="Mainmast" />
          <TreeItem itemId="sails" label="Sails">
            <TreeItem itemId="jib" label="Jib" />
            <TreeItem itemId="topsail" label="Topsail" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
