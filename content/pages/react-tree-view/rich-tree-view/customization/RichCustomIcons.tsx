import Box from '@mui/material/Box';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import FiberManualRecordOutlinedIcon from '@mui/icons-material/FiberManualRecordOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const GRID: TreeViewBaseItem[] = [
  {
    id: 'substation',
    label: 'Substation east',
    children: [
      { id: 'feeder-1', label: 'Feeder 1' },
      { id: 'feeder-2', label: 'Feeder 2' },
    ],
  },
  {
    id: 'solar',
    label: 'Solar field',
    children: [{ id: 'inverter', label: 'Inverter' }],
  },
];

export default function RichCustomIcons() {
  return (
    <Box sx={{ minHeight: 160, maxWidth: 400 }}>
      <RichTreeView
        items={GRID}
        defaultExpandedItems={['substation']}
        slots={{
          expandIcon: AddBoxOutlinedIcon,
          collapseIcon: IndeterminateCheckBoxOutlinedIcon,
          endIcon: FiberManualRecordOutlinedIcon,
        }}
        slotProps={{ endIcon: { style: { fontSize: 10 } } }}
        aria-label="Power grid"
      />
    </Box>
  );
}
