import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LibraryShelves() {
  return (
    <Box sx={{ minHeight: 288, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Library shelves"
        defaultExpandedItems={['maps', 'sea-charts']}
        defaultSelectedItems="harbors"
      >
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="novels" label="Novels" />
          <TreeItem itemId="short-stories" label="Short stories" />
        </TreeItem>
        <TreeItem itemId="maps" label="Maps and atlases">
          <TreeItem itemId="town-plans" label="Town plans" />
          <TreeItem itemId="sea-charts" label="Sea charts">
            <TreeItem itemId="harbors" label="Harbors" />
            <TreeItem itemId="tides" label="Tide tables" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="newspapers" label="Newspapers" />
      </SimpleTreeView>
    </Box>
  );
}
