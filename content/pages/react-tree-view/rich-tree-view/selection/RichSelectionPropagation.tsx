import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { CROPS } from './crops';

export default function RichSelectionPropagation() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Box sx={{ minHeight: 308, maxWidth: 400 }}>
      <Stack sx={{ mb: 1 }}>
        <FormControlLabel
          label="descendants: a parent takes its children along"
          control={
            <Switch
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="parents: all children together select the parent"
          control={
            <Switch
              checked={parents}
              onChange={(event) => setParents(event.target.checked)}
            />
          }
        />
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        selectionPropagation={{ descendants, parents }}
        aria-label="Crops to irrigate"
      />
    </Box>
  );
}
