import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { rivers } from '#data/rivers';
import { columns } from './columns';

function OpenToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl
          placeholder="For example, flood"
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
              sx={{ width: 180, display: state.expanded ? 'flex' : 'none' }}
            />
          )}
        />
        <QuickFilterTrigger
          className={({ expanded }) => (expanded ? 'search-hidden' : '')}
          render={<ToolbarButton render={<Button size="small" />} />}
        >
          Search
        </QuickFilterTrigger>
      </QuickFilter>
    </Toolbar>
  );
}

export default function OpenSearch() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        label="River stations"
        showToolbar
        slots={{ toolbar: OpenToolbar }}
        rows={rivers}
        columns={columns}
        sx={{ '& .search-hidden': { display: 'none' } }}
      />
    </Box>
  );
}
