import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const PUMPS: TreeViewBaseItem[] = [
  {
    id: 'pump-house',
    label: 'Pump house',
    children: [
      { id: 'pump-a', label: 'Pump A' },
      { id: 'pump-b', label: 'Pump B' },
    ],
  },
  { id: 'sluice', label: 'Sluice gate' },
];

export default function DisableItemImperatively() {
  const apiRef = useTreeViewApiRef();

  const lock = (itemId: string, shouldBeDisabled?: boolean) =>
    apiRef.current?.setIsItemDisabled({ itemId, shouldBeDisabled });

  return (
    <Box sx={{ minHeight: 184, maxWidth: 440 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        <Button variant="outlined" onClick={() => lock('pump-b')}>
          Toggle pump B
        </Button>
        <Button onClick={() => lock('pump-house', true)}>Lock the house</Button>
        <Button onClick={() => lock('pump-house', false)}>Unlock it</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={PUMPS}
        defaultExpandedItems={['pump-house']}
        aria-label="Pumps"
      />
    </Box>
  );
}
