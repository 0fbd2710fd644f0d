import * as React from 'react';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const ARCHIVE: TreeViewBaseItem[] = [
  {
    id: 'Maps',
    label: 'Maps',
    children: [
      {
        id: 'Coast',
        label: 'Coast',
        children: [
          { id: 'Sheet 14', label: 'Sheet 14' },
          { id: 'Sheet 15', label: 'Sheet 15' },
        ],
      },
      { id: 'City plans', label: 'City plans' },
    ],
  },
];

export default function GetParentId() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState(['Maps', 'Coast', 'Sheet 14']);

  const showPath = (itemId: string | null) => {
    const ids: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      ids.unshift(id);
    }
    setPath(ids);
  };

  return (
    <Box sx={{ minHeight: 200, maxWidth: 400 }}>
      <Breadcrumbs aria-label="Place in the archive" sx={{ mb: 2, px: 1 }}>
        {path.map((id) => (
          <Typography key={id}>{id}</Typography>
        ))}
      </Breadcrumbs>
      <RichTreeView
        apiRef={apiRef}
        items={ARCHIVE}
        defaultExpandedItems={['Maps', 'Coast']}
        defaultSelectedItems="Sheet 14"
        onSelectedItemsChange={(event, itemId) => showPath(itemId)}
        aria-label="Archive"
      />
    </Box>
  );
}
