import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { tasks } from '#data/tasks';
import { Settings } from '#demo-parts/settings';
import { columns } from './columns';

export default function DefaultSettings() {
  const [settings, setSettings] = React.useState({
    label: 'Tasks',
    showQuickFilter: true,
    csv: true,
    print: true,
    disableColumnSelector: false,
    disableColumnFilter: false,
  });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Settings values={settings} onChange={setSettings} />
      <Box sx={{ flex: '3 1 300px', minWidth: 0, height: 420 }}>
        <DataGrid
          showToolbar
          label={settings.label}
          aria-label="Tasks"
          rows={tasks}
          columns={columns}
          disableColumnSelector={settings.disableColumnSelector}
          disableColumnFilter={settings.disableColumnFilter}
          slotProps={{
            toolbar: {
              showQuickFilter: settings.showQuickFilter,
              csvOptions: { disableToolbarButton: !settings.csv },
              printOptions: { disableToolbarButton: !settings.print },
            },
          }}
        />
      </Box>
    </Box>
  );
}
