import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const panels: TreeViewBaseItem[] = [
  {
    id: 'row-1',
    label: 'Solar row 1',
    children: [
      { id: 'p-101', label: 'Panel 101' },
      { id: 'p-102', label: 'Panel 102' },
    ],
  },
  {
    id: 'row-2',
    label: 'Solar row 2',
    children: [{ id: 'p-201', label: 'Panel 201' }],
  },
];

function RowItem({ label, ...props }: TreeItemProps) {
  const { itemId, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });

  const selectChildren = (event: MouseEvent) => {
    event.stopPropagation();
    publicAPI.getItemOrderedChildrenIds(itemId).forEach((childId, index) => {
      publicAPI.setItemSelection({
        event,
        itemId: childId,
        shouldBeSelected: true,
        keepExistingSelection: index > 0,
      });
    });
  };

  const withButton = (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1 }}>{label}</Box>
      <Button
        size="small"
        onClick={selectChildren}
        onKeyDown={(event) => event.stopPropagation()}
      >
        Only this row
      </Button>
    </Stack>
  );
  return <TreeItem {...props} label={status.expandable ? withButton : label} />;
}

export default function SelectChildrenButton() {
  return (
    <Box sx={{ minHeight: 174, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Solar panels"
        items={panels}
        multiSelect
        defaultExpandedItems={['row-1', 'row-2']}
        slots={{ item: RowItem }}
      />
    </Box>
  );
}
