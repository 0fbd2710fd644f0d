import * as React from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const BRANCHES: TreeViewBaseItem[] = [
  { id: '1', label: 'main' },
  { id: '2', label: 'tide-model' },
  { id: '3', label: 'fix-gauge-units' },
];

function validate(name: string) {
  if (name === '') {
    return 'Enter a name.';
  }
  return /^[a-z0-9-]+$/.test(name)
    ? null
    : 'Use lowercase letters, digits, and hyphens.';
}

function BranchInput({ onKeyDown, onBlur, ...props }: TreeItemLabelInputProps) {
  const error = validate(props.value ?? '');
  const errorId = React.useId();

  return (
    <Box sx={{ flexGrow: 1 }}>
      <TreeItemLabelInput
        {...props}
        aria-label="Branch name"
        aria-invalid={error !== null}
        aria-describedby={errorId}
        // Enter and blur save, so the tree gets them only for a valid name.
        onKeyDown={(event) =>
          (error === null || event.key !== 'Enter') && onKeyDown?.(event)
        }
        onBlur={(event) => error === null && onBlur?.(event)}
      />
      <FormHelperText id={errorId} role="status" sx={{ color: 'inherit' }}>
        {error}
      </FormHelperText>
    </Box>
  );
}

const BranchItem = (props: TreeItemProps) => (
  <TreeItem {...props} slots={{ labelInput: BranchInput }} />
);

export default function LabelEditingValidation() {
  return (
    <Box sx={{ minHeight: 124, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={BRANCHES}
        slots={{ item: BranchItem }}
        aria-label="Branches"
      />
    </Box>
  );
}
