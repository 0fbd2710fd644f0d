import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const initialTracks = ['Overture', 'Waltz', 'Intermezzo', 'Finale'];

export default function ContentActions() {
  const apiRef = useTreeViewApiRef();
  const [tracks, setTracks] = useState(initialTracks);

  const remove = (event: MouseEvent, name: string) => {
    event.stopPropagation();
    setTracks(tracks.filter((track) => track !== name));
    apiRef.current?.focusItem(event, 'evening');
  };

  return (
    <Box sx={{ minHeight: 184, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Playlist"
        apiRef={apiRef}
        defaultExpandedItems={['evening']}
      >
        <TreeItem itemId="evening" label={`Evening concert (${tracks.length})`}>
          {tracks.map((name) => (
            <TreeItem
              key={name}
              itemId={name}
              label={
                <Stack direction="row" sx={{ alignItems: 'center' }}>
                  <Box sx={{ flexGrow: 1 }}>{name}</Box>
                  <IconButton
                    size="small"
                    aria-label={`Remove ${name}`}
                    onClick={(event) => remove(event, name)}
                    // Enter and Space press the button, not the item.
                    onKeyDown={(event) => event.stopPropagation()}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                </Stack>
              }
            />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
