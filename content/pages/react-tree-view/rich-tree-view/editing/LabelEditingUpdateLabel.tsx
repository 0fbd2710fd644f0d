import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const BERTHS: TreeViewBaseItem[] = [
  { id: 'berth-1', label: 'Berth 1: free' },
  { id: 'berth-2', label: 'Berth 2: free' },
  { id: 'berth-3', label: 'Berth 3: taken' },
];

export default function LabelEditingUpdateLabel() {
  const apiRef = useTreeViewApiRef();

  const setBerth = (state: string) =>
    apiRef.current?.updateItemLabel('berth-2', `Berth 2: ${state}`);

  return (
    <Box sx={{ minHeight: 152, maxWidth: 400 }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => setBerth('taken')}>
          Take berth 2
        </Button>
        <Button onClick={() => setBerth('free')}>Free it</Button>
      </Box>
      <RichTreeView apiRef={apiRef} items={BERTHS} aria-label="Berths" />
    </Box>
  );
}
