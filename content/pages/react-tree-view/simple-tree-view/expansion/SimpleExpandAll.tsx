import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['orchard', 'apples', 'pears'];

export default function SimpleExpandAll() {
  const [expanded, setExpanded] = useState<string[]>(['orchard']);

  return (
    <Box sx={{ minHeight: 237, width: '100%', maxWidth: 360 }}>
      <Button
        sx={{ mb: 1 }}
        onClick={() => setExpanded(expanded.length === 0 ? parents : [])}
      >
        {expanded.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <SimpleTreeView
        aria-label="Orchard"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="orchard" label="Orchard">
          <TreeItem itemId="apples" label="Apples">
            <TreeItem itemId="russet" label="Russet" />
            <TreeItem itemId="pippin" label="Pippin" />
          </TreeItem>
          <TreeItem itemId="pears" label="Pears">
            <TreeItem itemId="perry" label="Perry" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
