import { useState } from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleOneBranch() {
  const [open, setOpen] = useState<string[]>(['cutting']);

  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Tailoring steps"
        expandedItems={open}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setOpen(isExpanded ? [itemId] : [])
        }
      >
        <TreeItem itemId="measuring" label="Measuring">
          <TreeItem itemId="chest" label="Chest" />
          <TreeItem itemId="inseam" label="Inseam" />
        </TreeItem>
        <TreeItem itemId="cutting" label="Cutting">
          <TreeItem itemId="pattern" label="Pattern" />
          <TreeItem itemId="lining" label="Lining" />
        </TreeItem>
        <TreeItem itemId="fitting" label="Fitting">
          <TreeItem itemId="first-fitting" label="First fitting" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
