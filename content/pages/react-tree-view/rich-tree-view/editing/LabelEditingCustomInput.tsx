import * as React from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemLabelInputProps } from '@mui/x-tree-view/TreeItemLabelInput';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const EXHIBITS: TreeViewBaseItem[] = [
  { id: 'e1', label: 'Ship in a bottle' },
  { id: 'e2', label: 'Brass sextant' },
  { id: 'e3', label: 'Whaling log' },
];

const MAX = 24;

function CountedInput(props: TreeItemLabelInputProps) {
  return (
    <OutlinedInput
      fullWidth
      size="small"
      // All props go to the <input>, which the tree finds by its data-element.
      inputProps={{
        ...props,
        maxLength: MAX,
        'aria-label': 'Exhibit name',
      }}
      endAdornment={
        <InputAdornment position="end">
          {props.value?.length}/{MAX}
        </InputAdornment>
      }
    />
  );
}

export default function LabelEditingCustomInput() {
  return (
    <Box sx={{ minHeight: 112, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={EXHIBITS}
        slotProps={{ item: { slots: { labelInput: CountedInput } } }}
        aria-label="Exhibits"
      />
    </Box>
  );
}
