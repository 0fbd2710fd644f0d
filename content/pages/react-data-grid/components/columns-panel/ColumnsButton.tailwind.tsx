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

// Native elements in `render`: no Material UI style competes with the utilities.
const button =
  'cursor-pointer rounded border border-slate-500 bg-transparent px-2 py-1 text-sm [font-family:inherit] font-medium text-inherit hover:bg-slate-500/20';
const activeButton =
  'cursor-pointer rounded border border-sky-800 bg-sky-800 px-2 py-1 text-sm [font-family:inherit] font-medium text-white';

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);

  return (
    <Toolbar className="flex-none! flex-wrap! gap-2!">
      <div className="flex-1 px-2 font-medium">Staff</div>
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <button type="button" className={open ? activeButton : button} />
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
    <div className="w-full" style={{ height: 460 }}>
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
