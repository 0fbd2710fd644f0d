import Box from '@mui/material/Box';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconSlots() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Correspondence"
        defaultExpandedItems={['suppliers']}
        slots={{
          expandIcon: FolderIcon,
          collapseIcon: FolderOpenIcon,
          endIcon: DraftsIcon,
        }}
      >
        <TreeItem itemId="suppliers" label="Suppliers">
          <TreeItem itemId="paper-mill" label="Paper mill" />
          <TreeItem itemId="ink-works" label="Ink works" />
        </TreeItem>
        <TreeItem itemId="customers" label="Customers">
          <TreeItem itemId="bookshop" label="Bookshop" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
