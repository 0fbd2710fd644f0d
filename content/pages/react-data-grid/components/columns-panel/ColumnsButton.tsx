import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { employees } from '#data/employees';
import { columns } from './columns';

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);

  return (
    <Toolbar>
      <Box sx={{ flex: 1, px: 1, fontWeight: 500 }}>Staff</Box>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button
                size="small"
                variant={open ? 'contained' : 'outlined'}
                startIcon={<ViewColumnIcon />}
              />
            }
          >
            {visible.length} of {all.length} columns
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsButton() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Staff"
        density="compact"
        showToolbar
        slots={{ toolbar: StaffToolbar }}
        rows={employees}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              rating: false,
              salary: false,
              currency: false,
              remote: false,
            },
          },
        }}
      />
    </Box>
  );
}
