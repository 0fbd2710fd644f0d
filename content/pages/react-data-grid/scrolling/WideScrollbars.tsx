import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

const SIZE = 24;

export default function WideScrollbars() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks with wide scrollbars"
        rows={tasks}
        columns={columns}
        // As much room as the styles below need.
        scrollbarSize={SIZE}
        sx={{
          [`& .${gridClasses.scrollbar}`]: {
            '&::-webkit-scrollbar': { width: SIZE, height: SIZE },
            '&::-webkit-scrollbar-track': { bgcolor: 'action.hover' },
            '&::-webkit-scrollbar-button': { display: 'none' },
            '&::-webkit-scrollbar-thumb': {
              minWidth: 2 * SIZE,
              minHeight: 2 * SIZE,
              bgcolor: 'text.disabled',
              borderRadius: SIZE / 2,
              border: '4px solid transparent',
              backgroundClip: 'padding-box',
            },
          },
        }}
      />
    </Box>
  );
}
