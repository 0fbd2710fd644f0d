import * as React from 'react';
import Box from '@mui/material/Box';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  RichTreeViewPro,
  TreeItemContent,
  TreeItemDragAndDropOverlay,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
} from '@mui/x-tree-view-pro';
import type { TreeItemProps, TreeViewBaseItem } from '@mui/x-tree-view-pro';

const TRACKS: TreeViewBaseItem[] = [
  {
    id: 'set-1',
    label: 'First set',
    children: [
      { id: 'waltz', label: 'Waltz' },
      { id: 'reel', label: 'Reel' },
    ],
  },
  { id: 'set-2', label: 'Second set', children: [{ id: 'jig', label: 'Jig' }] },
];

function HandleItem({ id, itemId, label, disabled, children }: TreeItemProps) {
  const item = useTreeItem({ id, itemId, label, disabled, children });
  // The handle starts the drag, and the root keeps the other props.
  const { draggable, onDragStart, ...rootProps } = item.getRootProps();

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <Box
            draggable={draggable}
            onDragStart={onDragStart}
            sx={{ display: 'flex', cursor: 'grab' }}
          >
            <DragIndicatorIcon fontSize="small" color="action" />
          </Box>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function OrderingDragHandle() {
  return (
    <Box sx={{ minHeight: 160 }}>
      <RichTreeViewPro
        itemsReordering
        items={TRACKS}
        defaultExpandedItems={['set-1', 'set-2']}
        slots={{ item: HandleItem }}
        aria-label="Dance program"
      />
    </Box>
  );
}
