import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleIconExpansion() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Town departments"
        expansionTrigger="iconContainer"
        defaultExpandedItems={['works']}
      >
        <TreeItem itemId="works" label="Public works">
          <TreeItem itemId="bridges" label="Bridges" />
          <TreeItem itemId="drains" label="Drains" />
        </TreeItem>
        <TreeItem itemId="parks" label="Parks">
          <TreeItem itemId="trees" label="Street trees" />
          <TreeItem itemId="playgrounds" label="Playgrounds" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
