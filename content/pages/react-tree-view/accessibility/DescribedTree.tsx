import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DescribedTree() {
  return (
    <Box sx={{ minHeight: 236, width: '100%', maxWidth: 360 }}>
      <Typography id="berths-name" variant="subtitle1" component="p">
        Berths
      </Typography>
      <Typography
        id="berths-help"
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1 }}
      >
        Hold Shift and use the arrow keys to select several berths.
      </Typography>
      <SimpleTreeView
        aria-labelledby="berths-name"
        aria-describedby="berths-help"
        multiSelect
        defaultExpandedItems={['inner']}
      >
        <TreeItem itemId="inner" label="Inner harbor">
          <TreeItem itemId="b1" label="Berth 1" />
          <TreeItem itemId="b2" label="Berth 2" />
        </TreeItem>
        <TreeItem itemId="outer" label="Outer harbor">
          <TreeItem itemId="b9" label="Berth 9" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
