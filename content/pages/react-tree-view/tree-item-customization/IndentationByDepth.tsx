import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function IndentationByDepth() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Catchment areas"
        defaultExpandedItems={['basin', 'upper', 'brook']}
        sx={{
          [`& .${treeItemClasses.content}`]: {
            // Steps of 28px, but never more than 56px in total.
            paddingLeft:
              'calc(8px + min(56px, 28px * var(--TreeView-itemDepth)))',
            opacity: 'calc(1 - 0.08 * var(--TreeView-itemDepth))',
          },
        }}
      >
        <TreeItem itemId="basin" label="Basin">
          <TreeItem itemId="upper" label="Upper reach">
            <TreeItem itemId="brook" label="Alder brook">
              <TreeItem itemId="spring" label="Moss spring" />
            </TreeItem>
          </TreeItem>
          <TreeItem itemId="lower" label="Lower reach" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
