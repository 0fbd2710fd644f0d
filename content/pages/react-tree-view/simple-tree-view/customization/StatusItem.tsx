import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface CraftItemProps extends TreeItemProps {
  status: 'ready' | 'in dock';
}

function CraftItem({ status, label, ...props }: CraftItemProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1 }}>{label}</Box>
          <Chip
            size="small"
            color={status === 'ready' ? 'success' : 'default'}
            label={status}
          />
        </Stack>
      }
    />
  );
}

export default function StatusItem() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView aria-label="Fleet" defaultExpandedItems={['tugs']}>
        <TreeItem itemId="tugs" label="Tugs">
          <CraftItem itemId="petrel" label="Petrel" status="ready" />
          <CraftItem itemId="gannet" label="Gannet" status="in dock" />
        </TreeItem>
        <TreeItem itemId="dredgers" label="Dredgers">
          <CraftItem itemId="mole" label="Mole" status="ready" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
