import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function VisibleFocus() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Radio channels"
        defaultExpandedItems={['marine']}
        sx={{
          [`& :focus-visible > .${treeItemClasses.content}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <TreeItem itemId="marine" label="Marine band">
          <TreeItem itemId="ch-12" label="Channel 12: port control" />
          <TreeItem itemId="ch-16" label="Channel 16: distress" />
        </TreeItem>
        <TreeItem itemId="weather" label="Weather band">
          <TreeItem itemId="wx-1" label="WX 1" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
