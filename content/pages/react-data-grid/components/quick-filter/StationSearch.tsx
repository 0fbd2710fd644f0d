import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
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

function StationToolbar() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 4 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 130, px: 1 }}>
        {matches} of {rivers.length} stations
      </Box>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
      <QuickFilter style={{ display: 'flex', alignItems: 'center' }}>
        <QuickFilterControl
          placeholder="Search"
          size="small"
          render={({ ref, slotProps, ...control }, state) => (
            <TextField
              {...control}
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search stations',
                },
              }}
              sx={{
                width: state.expanded ? 160 : 0,
                visibility: state.expanded ? 'visible' : 'hidden',
                transition: 'width 200ms',
              }}
            />
          )}
        />
        <QuickFilterClear
          size="small"
          aria-label="Clear search"
          className={({ value }) => (value === '' ? 'search-hidden' : '')}
        >
          <CloseIcon fontSize="small" />
        </QuickFilterClear>
        <QuickFilterTrigger
          className={({ expanded }) => (expanded ? 'search-hidden' : '')}
          render={(props, state) => (
            <ToolbarButton
              {...props}
              aria-label="Search stations"
              aria-disabled={state.expanded}
              render={<Button size="small" />}
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
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        label="River stations"
        showToolbar
        slots={{ toolbar: StationToolbar }}
        rows={rivers}
        columns={columns}
        initialState={atlanticSearch}
        sx={{ '& .search-hidden': { display: 'none' } }}
      />
    </Box>
  );
}
