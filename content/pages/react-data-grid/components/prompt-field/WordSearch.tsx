import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { rivers, type RiverStation } from '#data/rivers';

const columns: GridColDef<RiverStation>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'river', headerName: 'River', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
];

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  const search = (text: string) =>
    apiRef.current.setQuickFilterValues(text.split(' ').filter(Boolean));

  return (
    <Toolbar>
      <PromptField
        onSubmit={search}
        style={{ display: 'flex', flex: 1, gap: 8, alignItems: 'center' }}
      >
        {words.length > 0 && (
          <Chip
            label={words.join(' ')}
            onDelete={(event: React.SyntheticEvent) => {
              // The chip is about to disappear, so the focus needs another place.
              const bar = event.currentTarget.closest('[role="toolbar"]');
              bar?.querySelector('input')?.focus();
              search('');
            }}
          />
        )}
        <PromptFieldControl
          fullWidth
          size="small"
          placeholder="Norway"
          slotProps={{ htmlInput: { 'aria-label': 'Search stations' } }}
        />
        <PromptFieldSend render={<Button variant="outlined" />}>
          Search
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function WordSearch() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPremium
        label="River stations"
        showToolbar
        rows={rivers}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['France'] },
          },
        }}
        slots={{ toolbar: SearchToolbar }}
      />
    </Box>
  );
}
