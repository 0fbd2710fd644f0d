import type * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view-pro';

const CHAPTERS: TreeViewBaseItem[] = [
  {
    id: 'chapter-tides',
    label: 'Tides',
    children: [
      { id: 'spring-tide', label: 'Spring tide' },
      { id: 'neap-tide', label: 'Neap tide' },
    ],
  },
  {
    id: 'chapter-winds',
    label: 'Winds',
    children: [{ id: 'sea-breeze', label: 'Sea breeze' }],
  },
  { id: 'chapter-knots', label: 'Knots' },
];

const isChapter = (itemId: string) => itemId.startsWith('chapter-');

// Without this, dragging a section would drag its chapter.
const refuseDrag = {
  draggable: true,
  onDragStart: (event: React.DragEvent) => event.preventDefault(),
};

export default function OrderingRootOnly() {
  return (
    <Box sx={{ minHeight: 192 }}>
      <RichTreeViewPro
        itemsReordering
        items={CHAPTERS}
        isItemReorderable={isChapter}
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null
        }
        slotProps={{
          item: ({ itemId }) => (isChapter(itemId) ? {} : refuseDrag),
        }}
        defaultExpandedItems={['chapter-tides']}
        aria-label="Chapters"
      />
    </Box>
  );
}
