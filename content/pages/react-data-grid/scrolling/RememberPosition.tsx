import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

export default function RememberPosition() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(true);
  const [scroll, setScroll] = React.useState({ top: 520, left: 0 });

  const toggle = () => {
    if (apiRef.current && isOpen) {
      const { top, left } = apiRef.current.getScrollPosition();
      // Right to left, `left` is negative, and the grid can't restore it.
      setScroll({ top, left: Math.max(0, left) });
    }
    setIsOpen(!isOpen);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={toggle} sx={{ mb: 1 }}>
        {isOpen ? 'Open another page' : 'Back to the tasks'}
      </Button>
      <Box sx={{ height: 420 }}>
        {isOpen ? (
          <DataGrid
            apiRef={apiRef}
            label="Tasks"
            rows={tasks}
            columns={columns}
            initialState={{ scroll }}
          />
        ) : (
          <Typography>
            The grid was {Math.round(scroll.top)} pixels from the top.
          </Typography>
        )}
      </Box>
    </Box>
  );
}
