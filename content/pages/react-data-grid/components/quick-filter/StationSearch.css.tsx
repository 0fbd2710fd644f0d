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
import './StationSearch.css';

function StationToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar className="station-toolbar">
      <div role="status" className="station-toolbar-count">
        {matches} of {rivers.length} stations
      </div>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<button type="button" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <QuickFilter
        className={({ expanded, value }) =>
          [
            'station-search',
            expanded && 'station-search-open',
            value !== '' && 'station-search-filled',
          ]
            .filter(Boolean)
            .join(' ')
        }
      >
        <QuickFilterControl
          render={({ ref, slotProps, value, onChange, onKeyDown }) => (
            <input
              {...slotProps?.htmlInput}
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Search"
              aria-label="Search stations"
            />
          )}
        />
        <QuickFilterClear
          aria-label="Clear search"
          className="station-search-clear"
          render={<button type="button" />}
        >
          ✕
        </QuickFilterClear>
        <QuickFilterTrigger
          className="station-search-trigger"
          render={(props, state) => (
            <ToolbarButton
              {...props}
              aria-label="Search stations"
              aria-disabled={state.expanded}
              render={<button type="button" />}
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
    <div style={{ height: 460, width: '100%' }}>
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
