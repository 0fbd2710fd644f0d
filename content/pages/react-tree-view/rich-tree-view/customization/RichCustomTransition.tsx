import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const SEASONS: TreeViewBaseItem[] = [
  {
    id: 'spring',
    label: 'Spring program',
    children: [
      { id: 'opening', label: 'Opening concert' },
      { id: 'chamber', label: 'Chamber music' },
    ],
  },
  {
    id: 'autumn',
    label: 'Autumn program',
    children: [
      { id: 'organ', label: 'Organ nights' },
      { id: 'choir', label: 'Choir festival' },
    ],
  },
];

function FadingCollapse({ children, ...props }: CollapseProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = still ? 0 : 500;

  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

export default function RichCustomTransition() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 400 }}>
      <RichTreeView
        items={SEASONS}
        defaultExpandedItems={['spring']}
        slotProps={{ item: { slots: { groupTransition: FadingCollapse } } }}
        aria-label="Concert program"
      />
    </Box>
  );
}
