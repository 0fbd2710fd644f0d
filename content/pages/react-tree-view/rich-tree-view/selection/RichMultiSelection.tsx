import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const PARCELS: TreeViewBaseItem[] = [
  {
    id: 'van-1',
    label: 'Van 1',
    children: [
      { id: 'p-7401', label: 'Parcel 7401' },
      { id: 'p-7402', label: 'Parcel 7402' },
      { id: 'p-7405', label: 'Parcel 7405' },
    ],
  },
  {
    id: 'van-2',
    label: 'Van 2',
    children: [{ id: 'p-7410', label: 'Parcel 7410' }],
  },
];

export default function RichMultiSelection() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        multiSelect
        items={PARCELS}
        defaultExpandedItems={['van-1', 'van-2']}
        defaultSelectedItems={['p-7401', 'p-7410']}
        aria-label="Parcels by van"
      />
    </Box>
  );
}
