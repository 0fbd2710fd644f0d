import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const seedlings = ['Thyme', 'Sorrel', 'Lovage', 'Chervil'];

export default function PlantBeds() {
  const [planted, setPlanted] = useState(2);

  return (
    <Box sx={{ minHeight: 206, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          disabled={planted === seedlings.length}
          onClick={() => setPlanted(planted + 1)}
        >
          Plant one
        </Button>
        <Button
          disabled={planted === 0}
          onClick={() => setPlanted(planted - 1)}
        >
          Dig one up
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Herb garden"
        defaultExpandedItems={['herb-bed']}
      >
        <TreeItem itemId="herb-bed" label={`Herb bed (${planted})`}>
          {seedlings.slice(0, planted).map((name) => (
            <TreeItem key={name} itemId={name} label={name} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
