import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const shown = ['expanded', 'selected', 'focused', 'disabled'] as const;

function StatusItem({ label, ...props }: TreeItemProps) {
  const { status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  return (
    <TreeItem
      {...props}
      label={
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 0.5, minHeight: 24 }}
        >
          <Box sx={{ marginInlineEnd: 1 }}>{label}</Box>
          {shown
            .filter((name) => status[name])
            .map((name) => (
              <Chip key={name} size="small" label={name} />
            ))}
        </Stack>
      }
    />
  );
}

export default function StatusChips() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Weather stations"
        defaultExpandedItems={['coast']}
        defaultSelectedItems="buoy"
      >
        <StatusItem itemId="coast" label="Coast">
          <StatusItem itemId="buoy" label="Buoy 7" />
          <StatusItem itemId="mast" label="Mast 2" disabled />
        </StatusItem>
        <StatusItem itemId="inland" label="Inland">
          <StatusItem itemId="farm" label="Farm station" />
        </StatusItem>
      </SimpleTreeView>
    </Box>
  );
}
