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
import './ColumnsButton.css';

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);

  return (
    <Toolbar className="staff-toolbar">
      <div className="staff-toolbar-title">Staff</div>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            className={open ? 'staff-toolbar-active' : ''}
            render={<button type="button" />}
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
    <div style={{ height: 460, width: '100%' }}>
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
    </div>
  );
}
