import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleCheckboxSingle() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Pick-up point"
        checkboxSelection
        defaultExpandedItems={['market']}
        defaultSelectedItems="kiosk"
      >
        <TreeItem itemId="market" label="Market square">
          <TreeItem itemId="kiosk" label="Kiosk" />
          <TreeItem itemId="lockers" label="Lockers" />
        </TreeItem>
        <TreeItem itemId="station" label="Station">
          <TreeItem itemId="parcel-desk" label="Parcel desk" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
