import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { LIBRARY } from './library';

export default function RichExpandImperatively() {
  const apiRef = useTreeViewApiRef();

  const setArts = (shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ itemId: 'arts', shouldBeExpanded });

  return (
    <Box sx={{ minHeight: 280, maxWidth: 400 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 2 }}>
        <Button onClick={() => setArts(true)}>Open arts</Button>
        <Button onClick={() => setArts(false)}>Close arts</Button>
        <Button onClick={() => setArts()}>Toggle arts</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={LIBRARY}
        aria-label="Library with buttons"
      />
    </Box>
  );
}
