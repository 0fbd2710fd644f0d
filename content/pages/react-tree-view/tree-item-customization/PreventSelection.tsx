import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function HeadingItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleClick = (event: MouseEvent & TreeViewCancellableEvent) => {
    event.defaultMuiPrevented = true; // neither expand nor select
    interactions.handleExpansion(event); // but do expand
  };

  return (
    <TreeItem {...props} slotProps={{ content: { onClick: handleClick } }} />
  );
}

export default function PreventSelection() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Concert program"
        defaultExpandedItems={['first-half']}
        defaultSelectedItems="serenade"
      >
        <HeadingItem itemId="first-half" label="First half">
          <TreeItem itemId="serenade" label="Serenade" />
          <TreeItem itemId="dances" label="Five dances" />
        </HeadingItem>
        <HeadingItem itemId="second-half" label="Second half">
          <TreeItem itemId="symphony" label="Symphony" />
          <TreeItem itemId="encore" label="Encore" />
        </HeadingItem>
      </SimpleTreeView>
    </Box>
  );
}
