import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const SHELVES: TreeViewBaseItem[] = [
  {
    id: 'cold-room',
    label: 'Cold room',
    children: [
      { id: 'shelf-1', label: 'Cheese' },
      { id: 'shelf-2', label: 'Smoked fish' },
    ],
  },
  { id: 'cellar', label: 'Cellar' },
];

const ItemIdContext = React.createContext('');

const useInteractions = () =>
  useTreeItemUtils({ itemId: React.useContext(ItemIdContext) }).interactions;

/** Keeps the keys pressed on a button away from the tree. */
const Buttons = (props: { children: React.ReactNode }) => (
  <Box
    sx={{ display: 'flex', my: -0.5 }}
    onKeyDown={(event) => event.stopPropagation()}
    {...props}
  />
);

// Without its double-click handler, only the button and Enter start editing.
function ShelfLabel(props: React.ComponentProps<typeof TreeItemLabel>) {
  const { toggleItemEditing } = useInteractions();
  return (
    <React.Fragment>
      <TreeItemLabel {...props} onDoubleClick={undefined} />
      <Buttons>
        <IconButton
          size="small"
          aria-label={`Rename ${props.children}`}
          onClick={toggleItemEditing}
        >
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      </Buttons>
    </React.Fragment>
  );
}

// Without its blur handler, the input stays open when users leave it.
function ShelfInput({ onBlur, ...props }: TreeItemLabelInputProps) {
  const { handleSaveItemLabel, handleCancelItemLabelEditing } =
    useInteractions();
  return (
    <React.Fragment>
      <TreeItemLabelInput {...props} aria-label="Shelf" />
      <Buttons>
        <IconButton
          size="small"
          aria-label="Save"
          disabled={!props.value}
          onClick={(event) => handleSaveItemLabel(event, props.value ?? '')}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label="Cancel"
          onClick={handleCancelItemLabelEditing}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Buttons>
    </React.Fragment>
  );
}

const ShelfItem = (props: TreeItemProps) => (
  <ItemIdContext.Provider value={props.itemId}>
    <TreeItem
      {...props}
      slots={{ label: ShelfLabel, labelInput: ShelfInput }}
    />
  </ItemIdContext.Provider>
);

export default function LabelEditingIcons() {
  return (
    <Box sx={{ minHeight: 128, maxWidth: 400 }}>
      <RichTreeView
        isItemEditable
        items={SHELVES}
        defaultExpandedItems={['cold-room']}
        slots={{ item: ShelfItem }}
        aria-label="Shelves"
      />
    </Box>
  );
}
