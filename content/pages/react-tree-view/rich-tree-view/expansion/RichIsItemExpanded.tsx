import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { LIBRARY } from './library';

export default function RichIsItemExpanded() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = React.useState('');

  const ask = () =>
    setAnswer(apiRef.current?.isItemExpanded('science') ? 'Open' : 'Closed');

  return (
    <Box sx={{ minHeight: 300, maxWidth: 400 }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={ask}>
          Is science open?
        </Button>
        <span role="status">{answer}</span>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={LIBRARY}
        defaultExpandedItems={['science']}
        aria-label="Library to ask"
      />
    </Box>
  );
}
