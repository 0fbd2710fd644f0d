import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'north',
    label: 'North range',
    children: [
      { id: 'north-trails', label: 'Trails' },
      { id: 'north-huts', label: 'Huts' },
    ],
  },
  {
    id: 'lakes',
    label: 'Lakes',
    children: [
      { id: 'lakes-boats', label: 'Boat houses' },
      { id: 'lakes-gauges', label: 'Water gauges' },
    ],
  },
  { id: 'visitor', label: 'Visitor centre' },
];

export default function ParksTree() {
  return (
    <Box sx={{ minHeight: 230 }}>
      <RichTreeView
        aria-label="Park areas"
        items={items}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['north', 'lakes']}
        defaultSelectedItems={['north-huts']}
      />
    </Box>
  );
}
