import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { tasks, type Task } from '#data/tasks';
import { columns } from './columns';

const numberedColumns: GridColDef<Task>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  ...columns,
];

function ExportMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const id = React.useId();

  return (
    <React.Fragment>
      <Tooltip title="Export">
        <ToolbarButton
          id={`${id}-button`}
          aria-haspopup="true"
          aria-controls={anchor ? `${id}-menu` : undefined}
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <FileDownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
      </Menu>
    </React.Fragment>
  );
}

function TaskToolbar() {
  const apiRef = useGridApiContext();

  const addTask = () => {
    const id = apiRef.current.getRowsCount() + 1;
    apiRef.current.updateRows([{ id, title: `Task ${id}`, status: 'planned' }]);
    apiRef.current.setSortModel([{ field: 'id', sort: 'desc' }]);
  };

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, mx: 0.5, fontWeight: 500 }}>Tasks</Box>
      {/* The new button */}
      <ToolbarButton
        render={<Button size="small" startIcon={<AddIcon />} />}
        onClick={addTask}
      >
        New
      </ToolbarButton>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, state) => (
            <ToolbarButton {...props} color="default">
              <Badge
                badgeContent={state.filterCount}
                color="primary"
                variant="dot"
              >
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
      <ExportMenu />
      <QuickFilter expanded>
        <QuickFilterControl
          placeholder="Search…"
          size="small"
          render={({ ref, slotProps, ...control }) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search tasks',
                },
              }}
              sx={{ width: 160 }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function RebuiltDefault() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Tasks"
        showToolbar
        slots={{ toolbar: TaskToolbar }}
        rows={tasks}
        columns={numberedColumns}
      />
    </Box>
  );
}
