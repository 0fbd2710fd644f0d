import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { CROPS } from './crops';

const NoCheckbox = () => null;

/** Only items without children have a checkbox. */
function LeafCheckboxItem(props: TreeItemProps) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  return (
    <TreeItem
      {...props}
      slots={status.expandable ? { checkbox: NoCheckbox } : undefined}
    />
  );
}

export default function RichCheckboxLeavesOnly() {
  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        defaultSelectedItems={['beet']}
        slots={{ item: LeafCheckboxItem }}
        aria-label="Crops to harvest"
      />
    </Box>
  );
}
