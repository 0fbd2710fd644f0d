import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'harbour',
    label: 'Harbour',
    children: [
      { id: 'quay', label: 'Quay' },
      { id: 'crane', label: 'Crane' },
    ],
  },
  {
    id: 'yard',
    label: 'Boatyard',
    children: [
      { id: 'slip', label: 'Slipway' },
      { id: 'sheds', label: 'Sheds' },
    ],
  },
];

export default function Harbour() {
  const [selected, setSelected] = React.useState<string[]>(['quay']);
  return (
    <>
      <RichTreeView
        aria-label="Harbour"
        items={items}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['harbour', 'yard']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography sx={{ mt: 2 }}>Selected: {selected.join(', ') || 'none'}</Typography>
    </>
  );
}
