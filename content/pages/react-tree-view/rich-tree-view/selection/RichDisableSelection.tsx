import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const STRATA: TreeViewBaseItem[] = [
  {
    id: 'cenozoic',
    label: 'Cenozoic',
    children: [
      { id: 'quaternary', label: 'Quaternary' },
      { id: 'neogene', label: 'Neogene' },
    ],
  },
  {
    id: 'mesozoic',
    label: 'Mesozoic',
    children: [
      { id: 'cretaceous', label: 'Cretaceous' },
      { id: 'jurassic', label: 'Jurassic' },
    ],
  },
];

export default function RichDisableSelection() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        disableSelection
        items={STRATA}
        defaultExpandedItems={['mesozoic']}
        aria-label="Geological eras"
      />
    </Box>
  );
}
