import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { ORDERS, type Order } from './orders';

/** The item of the tree, with a chip that reads a field of the order. */
function OrderItem(props: TreeItemProps) {
  const order = useTreeItemModel<Order>(props.itemId);

  return (
    <TreeItem
      {...props}
      slotProps={{
        label: {
          children: (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              {props.label}
              <Chip
                size="small"
                label={order?.status}
                color={order?.status === 'delivered' ? 'success' : 'default'}
                variant="outlined"
              />
            </Box>
          ),
        },
      }}
    />
  );
}

export default function RichCustomTreeItem() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 440 }}>
      <RichTreeView
        items={ORDERS}
        defaultExpandedItems={['o-518', 'o-522']}
        slots={{ item: OrderItem }}
        aria-label="Orders"
      />
    </Box>
  );
}
