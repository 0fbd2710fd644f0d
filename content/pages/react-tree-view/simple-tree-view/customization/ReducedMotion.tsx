import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function CalmItem(props: TreeItemProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <TreeItem
      {...props}
      slotProps={{ groupTransition: { timeout: isCalm ? 0 : 300 } }}
    />
  );
}

export default function ReducedMotion() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Knitting patterns"
        defaultExpandedItems={['socks']}
      >
        <CalmItem itemId="socks" label="Socks">
          <CalmItem itemId="ribbed" label="Ribbed" />
          <CalmItem itemId="cabled" label="Cabled" />
        </CalmItem>
        <CalmItem itemId="hats" label="Hats">
          <CalmItem itemId="beret" label="Beret" />
          <CalmItem itemId="bobble" label="Bobble hat" />
        </CalmItem>
      </SimpleTreeView>
    </Box>
  );
}
