import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleCheckboxSelection() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Packing list"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['kitchen', 'shelter']}
        defaultSelectedItems={['stove', 'tent']}
      >
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="stove" label="Stove" />
          <TreeItem itemId="pot" label="Pot" />
        </TreeItem>
        <TreeItem itemId="shelter" label="Shelter">
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="tarp" label="Tarp" />
          <TreeItem itemId="hammock" label="Hammock (lent out)" disabled />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
