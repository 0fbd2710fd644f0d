import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { columns } from './columns';

function TopFooter() {
  const apiRef = useGridApiContext();
  const [isAtTop, setIsAtTop] = React.useState(true);

  useGridEvent(apiRef, 'scrollPositionChange', ({ top }) =>
    setIsAtTop(top === 0),
  );

  return (
    <GridFooterContainer sx={{ px: 1 }}>
      <Button
        disabled={isAtTop}
        onClick={() => apiRef.current.scroll({ top: 0 })}
      >
        Back to the top
      </Button>
    </GridFooterContainer>
  );
}

export default function BackToTop() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="Tasks"
        rows={tasks}
        columns={columns}
        slots={{ footer: TopFooter }}
      />
    </Box>
  );
}
