import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { rivers } from '#data/rivers';
import { atlanticSearch, columns } from './columns';

function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1 }}>
        <QuickFilterControl
          placeholder="Station, river, basin, or alarm"
          size="small"
          render={({ ref, slotProps, ...control }, state) => (
            <TextField
              {...control}
              fullWidth
              inputRef={ref}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search stations',
                },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                  endAdornment: state.value !== '' && (
                    <InputAdornment position="end">
                      <QuickFilterClear
                        edge="end"
                        size="small"
                        aria-label="Clear search"
                      >
                        <CloseIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function PersistentSearch() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="River stations"
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        rows={rivers}
        columns={columns}
        initialState={atlanticSearch}
      />
    </Box>
  );
}
