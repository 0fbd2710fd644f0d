import {
  ColumnsPanelTrigger,
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  gridFilteredRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { rivers } from '#data/rivers';
import { atlanticSearch, columns } from './columns';

const button =
  'cursor-pointer rounded border-0 bg-transparent px-2 py-1 text-sm font-medium text-inherit hover:bg-slate-500/20';

function StationToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar className="flex-none! flex-wrap! gap-1!">
      <div role="status" className="min-w-[130px] flex-1 px-2">
        {matches} of {rivers.length} stations
      </div>
      <ColumnsPanelTrigger
        render={
          <ToolbarButton render={<button type="button" className={button} />} />
        }
      >
        Columns
      </ColumnsPanelTrigger>
      <QuickFilter className="flex items-center">
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }, state) => (
            <input
              {...slotProps?.htmlInput}
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Search"
              aria-label="Search stations"
              className={`rounded border border-slate-500 bg-transparent py-2 text-inherit transition-[width] duration-200 ${
                state.expanded ? 'visible w-40 px-3' : 'invisible w-0 px-0'
              }`}
            />
          )}
        />
        <QuickFilterClear
          aria-label="Clear search"
          className={({ value }) => (value === '' ? 'hidden' : '')}
          render={<button type="button" className={button} />}
        >
          ✕
        </QuickFilterClear>
        <QuickFilterTrigger
          className={({ expanded }) => (expanded ? 'hidden' : '')}
          render={(props, state) => (
            <ToolbarButton
              {...props}
              aria-label="Search stations"
              aria-disabled={state.expanded}
              render={<button type="button" className={button} />}
            >
              Search
            </ToolbarButton>
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function StationSearch() {
  return (
    <div className="w-full" style={{ height: 460 }}>
      <DataGrid
        label="River stations"
        showToolbar
        slots={{ toolbar: StationToolbar }}
        rows={rivers}
        columns={columns}
        initialState={atlanticSearch}
      />
    </div>
  );
}
