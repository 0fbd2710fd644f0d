import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './StyledFolders.css';

export default function StyledFolders() {
  return (
    <Box sx={{ minHeight: 231, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Project folders"
        className="folders"
        defaultExpandedItems={['permits', 'surveys']}
        defaultSelectedItems="soil-report"
      >
        <TreeItem itemId="permits" label="Permits">
          <TreeItem itemId="building" label="Building permit" />
          <TreeItem itemId="surveys" label="Surveys">
            <TreeItem itemId="soil-report" label="Soil report" />
            <TreeItem itemId="noise-report" label="Noise report" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="drawings" label="Drawings">
          <TreeItem itemId="elevations" label="Elevations" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
