import type { Order } from '#data/orders';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Place } from './orderViews';

/** A place with the number of its orders at the end of the row. */
export function PlaceItem(props: TreeItemProps) {
  const place = useTreeItemModel<Place>(props.itemId);
  const label = (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2">{place?.label}</Typography>
      <Typography variant="body2" color="text.secondary">
        {place?.count}
      </Typography>
    </Box>
  );
  return <TreeItem {...props} label={label} />;
}

/** Key figures of the orders shown. */
export function Figures({ orders }: { orders: Order[] }) {
  const items = orders.reduce((sum, order) => sum + order.items, 0);
  const margin = orders.reduce((sum, order) => sum + order.margin, 0);
  const unpaid = orders.filter((order) => !order.paid).length;
  const figures = [
    ['Orders', orders.length.toLocaleString('en-US')],
    ['Items', items.toLocaleString('en-US')],
    ['Margin', `${Math.round((margin / (orders.length || 1)) * 100)}%`],
    ['Unpaid', unpaid.toLocaleString('en-US')],
  ];
  return (
    <Stack direction="row" spacing={{ xs: 3, sm: 5 }} useFlexGap>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Typography variant="caption" color="text.secondary">
            {name}
          </Typography>
          <Typography sx={{ fontSize: 22, fontWeight: 600, lineHeight: 1.2 }}>{value}</Typography>
        </div>
      ))}
    </Stack>
  );
}
