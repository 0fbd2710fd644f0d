import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Term {
  id: string;
  label: string;
  help: string;
}

const TERMS: Term[] = [
  { id: 'bow', label: 'Bow', help: 'The front end of a boat.' },
  { id: 'stern', label: 'Stern', help: 'The back end of a boat.' },
  { id: 'keel', label: 'Keel', help: 'The spine along the bottom.' },
  { id: 'beam', label: 'Beam', help: 'The width at the widest point.' },
];

export default function RichTrackFocus() {
  const [focused, setFocused] = React.useState<string | null>(null);
  const term = TERMS.find((candidate) => candidate.id === focused);

  return (
    <Box sx={{ minHeight: 168, maxWidth: 400 }}>
      <RichTreeView
        items={TERMS}
        onItemFocus={(event, itemId) => setFocused(itemId)}
        aria-label="Parts of a boat"
      />
      <Typography sx={{ mt: 2 }} role="status">
        {term?.help ?? 'Move through the tree with the arrow keys.'}
      </Typography>
    </Box>
  );
}
