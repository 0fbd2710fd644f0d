import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { CROPS } from './crops';

export default function RichSelectImperatively() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);

  const select = (event: React.SyntheticEvent, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'rye',
      shouldBeSelected,
      keepExistingSelection: keep,
    });

  return (
    <Box sx={{ minHeight: 308, maxWidth: 400 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => select(event, true)}>Select rye</Button>
        <Button onClick={(event) => select(event, false)}>Deselect rye</Button>
        <Button onClick={(event) => select(event)}>Toggle rye</Button>
      </Stack>
      <FormControlLabel
        sx={{ mb: 1 }}
        label="keepExistingSelection"
        control={
          <Switch
            checked={keep}
            onChange={(event) => setKeep(event.target.checked)}
          />
        }
      />
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        defaultSelectedItems={['barley', 'beet']}
        aria-label="Crops in stock"
      />
    </Box>
  );
}
