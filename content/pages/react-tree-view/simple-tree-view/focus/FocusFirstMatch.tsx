import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const cheeses = ['Brie', 'Comté', 'Feta', 'Manchego', 'Taleggio'];

export default function FocusFirstMatch() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = useState('man');

  const focusMatch = (event: FormEvent) => {
    event.preventDefault();
    const match = cheeses.find((name) =>
      name.toLowerCase().startsWith(text.trim().toLowerCase()),
    );
    if (match) {
      apiRef.current?.focusItem(event, match);
    }
  };

  return (
    <Box sx={{ minHeight: 244, width: '100%', maxWidth: 360 }}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={focusMatch}
        sx={{ mb: 1.5 }}
      >
        <TextField
          label="Cheese starts with"
          size="small"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Find</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Cheese counter"
        apiRef={apiRef}
        defaultExpandedItems={['counter']}
      >
        <TreeItem itemId="counter" label="Cheese counter">
          {cheeses.map((name) => (
            <TreeItem key={name} itemId={name} label={name} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
