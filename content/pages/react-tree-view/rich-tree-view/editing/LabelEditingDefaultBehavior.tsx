import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type {
  TreeViewBaseItem,
  TreeViewCancellableEvent,
} from '@mui/x-tree-view/models';

const SLIDES: TreeViewBaseItem[] = [
  { id: 's1', label: 'Welcome' },
  { id: 's2', label: 'Tide tables' },
  { id: 's3', label: 'Safety on deck' },
];

/** F2 starts editing, a double click doesn't, and blur discards the change. */
function SlideItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });

  return (
    <TreeItem
      {...props}
      onKeyDown={(event) => {
        if (event.key === 'F2' && event.target === event.currentTarget) {
          interactions.toggleItemEditing();
        }
      }}
      slotProps={{
        label: {
          onDoubleClick: (
            event: React.MouseEvent & TreeViewCancellableEvent,
          ) => {
            event.defaultMuiPrevented = true;
          },
        },
        labelInput: {
          'aria-label': 'Slide title',
          onBlur: (event: React.FocusEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = true;
            interactions.handleCancelItemLabelEditing(event);
          },
        },
      }}
    />
  );
}

export default function LabelEditingDefaultBehavior() {
  return (
    <Box sx={{ minHeight: 96, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={SLIDES}
        slots={{ item: SlideItem }}
        aria-label="Slides"
      />
    </Box>
  );
}
