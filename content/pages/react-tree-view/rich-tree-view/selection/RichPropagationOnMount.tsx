import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import type { TreeViewSelectionPropagation } from '@mui/x-tree-view/models';
import { CROPS } from './crops';

const PROPAGATION: TreeViewSelectionPropagation = {
  descendants: true,
  parents: true,
};

export default function RichPropagationOnMount() {
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: CROPS,
    selectionPropagation: PROPAGATION,
    // The hook adds the children of "cereals" and the parent of the two roots.
    selectedItems: ['cereals', 'beet', 'carrot'],
  });

  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={CROPS}
        defaultExpandedItems={['cereals', 'roots']}
        selectionPropagation={PROPAGATION}
        defaultSelectedItems={defaultSelectedItems}
        aria-label="Crops under cover"
      />
    </Box>
  );
}
