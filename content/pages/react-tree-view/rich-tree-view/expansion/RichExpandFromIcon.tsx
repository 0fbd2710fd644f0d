import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { LIBRARY } from './library';

export default function RichExpandFromIcon() {
  return (
    <Box sx={{ minHeight: 320, maxWidth: 400 }}>
      <RichTreeView
        items={LIBRARY}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['science']}
        aria-label="Library, opened by its arrows"
      />
    </Box>
  );
}
