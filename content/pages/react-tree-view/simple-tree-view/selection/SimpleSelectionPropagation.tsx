import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionPropagation() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Crew training modules"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['deck', 'engine']}
        defaultSelectedItems={['knots']}
      >
        <TreeItem itemId="deck" label="Deck">
          <TreeItem itemId="knots" label="Knots" />
          <TreeItem itemId="anchoring" label="Anchoring" />
        </TreeItem>
        <TreeItem itemId="engine" label="Engine room">
          <TreeItem itemId="fuel" label="Fuel lines" />
          <TreeItem itemId="pumps" label="Bilge pumps" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
