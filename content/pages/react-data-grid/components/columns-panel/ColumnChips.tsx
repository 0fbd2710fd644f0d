import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { employees } from '#data/employees';
import { columns } from './columns';

function ChipToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <Box
      role="group"
      aria-label="Columns"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 1 }}
    >
      {all
        .filter(({ hideable }) => hideable)
        .map(({ field, headerName }) => {
          const visible = model[field] !== false;
          return (
            <Chip
              key={field}
              size="small"
              label={headerName}
              aria-pressed={visible}
              color={visible ? 'primary' : 'default'}
              variant={visible ? 'filled' : 'outlined'}
              onClick={() =>
                apiRef.current.setColumnVisibility(field, !visible)
              }
            />
          );
        })}
    </Box>
  );
}

export default function ColumnChips() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="Staff with chips"
        density="compact"
        showToolbar
        slots={{ toolbar: ChipToolbar }}
        rows={employees}
        columns={columns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              title: false,
              currency: false,
              remote: false,
            },
          },
        }}
      />
    </Box>
  );
}
