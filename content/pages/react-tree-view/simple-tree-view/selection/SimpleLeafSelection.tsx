import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const shelves: Record<string, string[]> = {
  Teas: ['Assam', 'Sencha', 'Rooibos'],
  Spices: ['Cumin', 'Mace'],
};

export default function SimpleLeafSelection() {
  const [product, setProduct] = useState<string | null>('Sencha');

  return (
    <Box sx={{ minHeight: 256, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Products"
        defaultExpandedItems={['Teas']}
        selectedItems={product}
        onSelectedItemsChange={(_event, itemId) => {
          const isShelf = itemId !== null && itemId in shelves;
          if (!isShelf) {
            setProduct(itemId);
          }
        }}
      >
        {Object.entries(shelves).map(([shelf, products]) => (
          <TreeItem key={shelf} itemId={shelf} label={shelf}>
            {products.map((name) => (
              <TreeItem key={name} itemId={name} label={name} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography role="status" variant="body2" sx={{ mt: 1.5, px: 1 }}>
        In the basket: {product ?? 'nothing'}
      </Typography>
    </Box>
  );
}
