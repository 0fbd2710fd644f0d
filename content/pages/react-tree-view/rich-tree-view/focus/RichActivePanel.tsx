import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const SCORES: TreeViewBaseItem[] = [
  {
    id: 'spring',
    label: 'Spring concert',
    children: [
      { id: 'overture', label: 'Overture.pdf' },
      { id: 'serenade', label: 'Serenade in E.pdf' },
      { id: 'encore', label: 'Encore.pdf' },
    ],
  },
  {
    id: 'autumn',
    label: 'Autumn tour',
    children: [{ id: 'suite', label: 'Harbor suite.pdf' }],
  },
  { id: 'seating', label: 'Seating plan.xlsx' },
];

const SHORTCUTS = ['↑ ↓ Move', '← → Close and open', 'Space Select'];

export default function RichActivePanel() {
  const [active, setActive] = React.useState(false);
  const treeId = React.useId();
  const titleId = `${treeId}-title`;

  const handleBlur = (event: React.FocusEvent<HTMLUListElement>) => {
    // When the focus moves from one item to another, it stays in the tree.
    if (!event.currentTarget.contains(event.relatedTarget)) setActive(false);
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        maxWidth: 400,
        overflow: 'hidden',
        borderColor: active ? 'primary.main' : 'divider',
      }}
    >
      <Box
        sx={{
          px: 2,
          py: 1,
          bgcolor: active ? 'primary.main' : 'action.hover',
          color: active ? 'primary.contrastText' : 'text.primary',
        }}
      >
        <Typography id={titleId} variant="subtitle2">
          Score library
        </Typography>
      </Box>
      <RichTreeView
        id={treeId}
        items={SCORES}
        defaultExpandedItems={['spring']}
        slotProps={{
          root: { onFocus: () => setActive(true), onBlur: handleBlur },
        }}
        aria-labelledby={titleId}
        sx={{ p: 1 }}
      />
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ p: 1, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
      >
        {SHORTCUTS.map((label) => (
          <Chip
            key={label}
            label={label}
            size="small"
            color={active ? 'primary' : 'default'}
            variant={active ? 'filled' : 'outlined'}
          />
        ))}
      </Stack>
    </Paper>
  );
}
