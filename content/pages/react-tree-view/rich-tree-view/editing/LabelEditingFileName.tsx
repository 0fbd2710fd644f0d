import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const FILES: TreeViewBaseItem[] = [
  {
    id: 'survey',
    label: 'Survey 2025',
    children: [
      { id: 'soil', label: 'Soil samples.csv' },
      { id: 'map', label: 'Site map.v2.svg' },
      { id: 'notes', label: 'Notes' },
    ],
  },
];

function selectName({ target }: React.FocusEvent<HTMLInputElement>) {
  const dot = target.value.lastIndexOf('.');
  target.setSelectionRange(0, dot > 0 ? dot : target.value.length);
}

export default function LabelEditingFileName() {
  return (
    <Box sx={{ minHeight: 128, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={FILES}
        defaultExpandedItems={['survey']}
        slotProps={{
          item: {
            slotProps: {
              labelInput: { 'aria-label': 'File name', onFocus: selectName },
            },
          },
        }}
        aria-label="Files"
      />
    </Box>
  );
}
