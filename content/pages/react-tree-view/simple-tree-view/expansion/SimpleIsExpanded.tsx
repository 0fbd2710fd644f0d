import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleIsExpanded() {
  const apiRef = useTreeViewApiRef();
  const [answer, setAnswer] = useState('Not asked yet');

  const ask = () => {
    const isOpen = apiRef.current?.isItemExpanded('greenhouse');
    setAnswer(`The greenhouse is ${isOpen ? 'expanded' : 'collapsed'}`);
  };

  return (
    <Box sx={{ minHeight: 201, width: '100%', maxWidth: 360 }}>
      <Button onClick={ask}>Is the greenhouse open?</Button>
      <Typography role="status" variant="body2" sx={{ my: 1, px: 1 }}>
        {answer}
      </Typography>
      <SimpleTreeView
        aria-label="Nursery"
        apiRef={apiRef}
        defaultExpandedItems={['greenhouse']}
      >
        <TreeItem itemId="greenhouse" label="Greenhouse">
          <TreeItem itemId="orchids" label="Orchids" />
          <TreeItem itemId="citrus" label="Citrus" />
        </TreeItem>
        <TreeItem itemId="yard" label="Yard" />
      </SimpleTreeView>
    </Box>
  );
}
