import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  sku: string;
  label: string;
  children?: Part[];
}

const PARTS: Part[] = [
  {
    sku: 'BK-100',
    label: 'Touring bicycle',
    children: [
      {
        sku: 'WH-210',
        label: 'Front wheel',
        children: [
          { sku: 'SP-214', label: 'Spokes, 32 pieces' },
          { sku: 'HB-218', label: 'Hub with dynamo' },
        ],
      },
      { sku: 'FR-300', label: 'Steel frame' },
    ],
  },
];

// Declared outside the component, so it is the same function on every render.
const getItemId = (part: Part) => part.sku;

export default function CustomItemId() {
  const [sku, setSku] = React.useState<string | null>('WH-210');

  return (
    <Box sx={{ minHeight: 200, maxWidth: 400 }}>
      <RichTreeView
        items={PARTS}
        getItemId={getItemId}
        defaultExpandedItems={['BK-100', 'WH-210']}
        selectedItems={sku}
        onSelectedItemsChange={(event, itemId) => setSku(itemId)}
        aria-label="Parts of a bicycle"
      />
      <Typography sx={{ mt: 2 }} role="status">
        Part number: {sku ?? 'none'}
      </Typography>
    </Box>
  );
}
