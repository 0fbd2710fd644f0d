import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridSidebarValue,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { sales } from '#data/sales';
import { columns } from './columns';

export default function OpenFromCode() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  const [buttonId, panelId] = [`${id}-button`, `${id}-panel`];

  const toggle = () => {
    if (open) {
      apiRef.current?.hideSidebar();
    } else {
      apiRef.current?.showSidebar(GridSidebarValue.Pivot, panelId, buttonId);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        id={buttonId}
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
        sx={{ mb: 2 }}
      >
        {open ? 'Close the pivot panel' : 'Open the pivot panel'}
      </Button>
      <Box sx={{ height: 420 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales and a pivot panel"
          density="compact"
          rows={sales}
          columns={columns}
          onSidebarOpen={() => setOpen(true)}
          onSidebarClose={() => setOpen(false)}
        />
      </Box>
    </Box>
  );
}
