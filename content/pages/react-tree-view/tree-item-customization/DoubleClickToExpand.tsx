import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function DoubleClickItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  return (
    <TreeItem
      {...props}
      slotProps={{ content: { onDoubleClick: interactions.handleExpansion } }}
    />
  );
}

export default function DoubleClickToExpand() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Glass furnace batches"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['batch-12']}
      >
        <DoubleClickItem itemId="batch-12" label="Batch 12">
          <DoubleClickItem itemId="cobalt" label="Cobalt blue" />
          <DoubleClickItem itemId="amber" label="Amber" />
        </DoubleClickItem>
        <DoubleClickItem itemId="batch-13" label="Batch 13">
          <DoubleClickItem itemId="smoke" label="Smoke gray" />
          <DoubleClickItem itemId="clear" label="Clear" />
        </DoubleClickItem>
      </SimpleTreeView>
    </Box>
  );
}
