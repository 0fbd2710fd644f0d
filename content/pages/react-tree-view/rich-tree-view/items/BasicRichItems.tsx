import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const COLLECTION: TreeViewBaseItem[] = [
  {
    id: 'textiles',
    label: 'Textiles',
    children: [
      { id: 'tapestries', label: 'Tapestries' },
      { id: 'lace', label: 'Lace and embroidery' },
    ],
  },
  {
    id: 'ceramics',
    label: 'Ceramics',
    children: [
      { id: 'stoneware', label: 'Stoneware' },
      { id: 'porcelain', label: 'Porcelain' },
      { id: 'tiles', label: 'Tiles' },
    ],
  },
  { id: 'loans', label: 'Loans from other museums' },
];

export default function BasicRichItems() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 400 }}>
      <RichTreeView
        items={COLLECTION}
        defaultExpandedItems={['ceramics']}
        aria-label="Museum collection"
      />
    </Box>
  );
}
