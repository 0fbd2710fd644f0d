import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const INVOICES: TreeViewBaseItem[] = [
  { id: 'inv-31', label: 'Invoice 31' },
  {
    id: 'inv-32',
    label: 'Invoice 32',
    children: [{ id: 'inv-32-a', label: 'Credit note 32a' }],
  },
];

const REVERSED = [...INVOICES].reverse();

export default function GetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [newestFirst, setNewestFirst] = React.useState(false);
  const [json, setJson] = React.useState('');

  const readTree = () =>
    setJson(JSON.stringify(apiRef.current?.getItemTree(), null, 2));

  return (
    <Box sx={{ minHeight: 420, maxWidth: 400 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button variant="outlined" onClick={readTree}>
          Read the tree
        </Button>
        <Button onClick={() => setNewestFirst(!newestFirst)}>
          Reverse the order
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={newestFirst ? REVERSED : INVOICES}
        defaultExpandedItems={['inv-32']}
        aria-label="Invoices"
      />
      <Box component="pre" role="status" sx={{ m: 0, mt: 2, fontSize: 13 }}>
        {json}
      </Box>
    </Box>
  );
}
