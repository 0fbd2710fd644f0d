import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { LIBRARY } from './library';

export default function RichSingleBranch() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState(['science', 'earth']);

  /** Keeps only the path from the root to the item open. */
  const openOnly = (itemId: string) => {
    const path: string[] = [];
    for (
      let id: string | null = itemId;
      id;
      id = apiRef.current?.getParentId(id) ?? null
    ) {
      path.push(id);
    }
    setExpanded(path);
  };

  return (
    <Box sx={{ minHeight: 224, maxWidth: 400 }}>
      <RichTreeView
        apiRef={apiRef}
        items={LIBRARY}
        expandedItems={expanded}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          isExpanded
            ? openOnly(itemId)
            : setExpanded(expanded.filter((id) => id !== itemId))
        }
        aria-label="Library, one branch at a time"
      />
    </Box>
  );
}
