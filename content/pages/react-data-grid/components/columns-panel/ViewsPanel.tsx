import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridColumnsManagement,
  useGridApiContext,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { employees } from '#data/employees';
import { columns } from './columns';

const views: Record<string, GridColumnVisibilityModel> = {
  Directory: { hiredOn: false, rating: false, salary: false, currency: false },
  Pay: { title: false, location: false, hiredOn: false, remote: false },
  Everything: {},
};

function PanelWithViews() {
  const apiRef = useGridApiContext();

  return (
    <Box sx={{ width: 280 }}>
      <Box role="group" aria-label="Views" sx={{ p: 1 }}>
        {Object.entries(views).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            onClick={() => apiRef.current.setColumnVisibilityModel(model)}
          >
            {name}
          </Button>
        ))}
      </Box>
      <GridColumnsManagement />
    </Box>
  );
}

export default function ViewsPanel() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Staff with views"
        density="compact"
        showToolbar
        slots={{ columnsPanel: PanelWithViews }}
        rows={employees}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: views.Directory },
        }}
      />
    </Box>
  );
}
