import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleDefaultExpansion() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Film archive"
        defaultExpandedItems={['silent', 'shorts']}
      >
        <TreeItem itemId="silent" label="Silent films">
          <TreeItem itemId="features" label="Features" />
          <TreeItem itemId="shorts" label="Shorts">
            <TreeItem itemId="one-reel" label="One reel" />
            <TreeItem itemId="two-reel" label="Two reels" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="sound" label="Sound films">
          <TreeItem itemId="newsreels" label="Newsreels" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
