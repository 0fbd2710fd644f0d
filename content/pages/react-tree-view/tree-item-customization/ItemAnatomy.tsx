import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const parts = [
  { slot: 'root', color: 'text.secondary', space: { p: 1 } },
  { slot: 'content', color: 'primary.main', space: { py: 1 } },
  { slot: 'iconContainer', color: 'warning.main', space: { minHeight: 18 } },
  { slot: 'checkbox', color: 'secondary.main', space: { borderRadius: 0 } },
  { slot: 'label', color: 'success.main', space: {} },
  { slot: 'groupTransition', color: 'error.main', space: { p: 1, mt: 1 } },
] as const;

const outlines = Object.fromEntries(
  parts.map(({ slot, color, space }) => [
    `& .${treeItemClasses[slot]}`,
    { outline: '2px dashed', outlineColor: color, ...space },
  ]),
);

export default function ItemAnatomy() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 560, minHeight: 220 }}
    >
      <SimpleTreeView
        aria-label="Parts of a tree item"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['parent']}
        sx={{ flex: 1, ...outlines }}
      >
        <TreeItem itemId="parent" label="Parent item">
          <TreeItem itemId="child" label="Child item" />
        </TreeItem>
      </SimpleTreeView>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0 }}>
        {parts.map(({ slot, color }) => (
          <Stack key={slot} component="li" direction="row" spacing={1}>
            <Box
              sx={{
                width: 20,
                height: 20,
                border: '2px dashed',
                borderColor: color,
              }}
            />
            <Typography variant="body2">{slot}</Typography>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
