import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const OUTLINE: TreeViewBaseItem[] = [
  {
    id: '2',
    label: '2 Installation',
    children: [
      {
        id: '2.1',
        label: '2.1 Foundation',
        children: [
          { id: '2.1.1', label: '2.1.1 Concrete' },
          { id: '2.1.2', label: '2.1.2 Anchors' },
        ],
      },
      { id: '2.2', label: '2.2 Wiring' },
    ],
  },
];

export default function ItemsIndentation() {
  const [indentation, setIndentation] = React.useState('24px');

  return (
    <Box sx={{ minHeight: 216, maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={indentation}
        onChange={(event, value) => value && setIndentation(value)}
        aria-label="Indentation"
        sx={{ mb: 2, '& > button': { minWidth: 48 } }}
      >
        <ToggleButton value="0px">0</ToggleButton>
        <ToggleButton value="12px">12 px</ToggleButton>
        <ToggleButton value="24px">24 px</ToggleButton>
        <ToggleButton value="3rem">3 rem</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        items={OUTLINE}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['2', '2.1']}
        aria-label="Chapter 2 of the manual"
      />
    </Box>
  );
}
