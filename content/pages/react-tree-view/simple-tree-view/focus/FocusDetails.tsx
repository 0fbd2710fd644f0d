import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const notes: Record<string, string> = {
  grasses: 'Wind-pollinated, long narrow leaves.',
  fescue: 'Fine blades, good on dry banks.',
  rye: 'Germinates in a week, stands heavy use.',
  legumes: 'Fix nitrogen and feed the grasses.',
  clover: 'White flowers from May to September.',
};

export default function FocusDetails() {
  const [focused, setFocused] = useState('grasses');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560, minHeight: 160 }}
    >
      <SimpleTreeView
        aria-label="Meadow mix"
        defaultExpandedItems={['grasses', 'legumes']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        sx={{ flex: 1 }}
      >
        <TreeItem itemId="grasses" label="Grasses">
          <TreeItem itemId="fescue" label="Fescue" />
          <TreeItem itemId="rye" label="Ryegrass" />
        </TreeItem>
        <TreeItem itemId="legumes" label="Legumes">
          <TreeItem itemId="clover" label="Clover" />
        </TreeItem>
      </SimpleTreeView>
      <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
        <Typography role="status" variant="body2">
          {notes[focused]}
        </Typography>
      </Paper>
    </Stack>
  );
}
