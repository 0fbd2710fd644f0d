import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stock: TreeViewBaseItem[] = [
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'rims', label: 'Rims' },
      { id: 'spokes', label: 'Spokes' },
      { id: 'tires', label: 'Tires' },
    ],
  },
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'chains', label: 'Chains' },
      { id: 'cassettes', label: 'Cassettes' },
    ],
  },
];

export default function FirstRichTree() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Bicycle parts in stock"
        items={stock}
        defaultExpandedItems={['wheels']}
      />
    </Box>
  );
}
