import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridInitialState,
} from '@mui/x-data-grid';
import { orders } from '#data/orders';
import { columns } from './columns';

const allColumns = {
  columnVisibilityModel: {},
  orderedFields: columns.map(({ field }) => field),
};

const firstViews: Record<string, GridInitialState> = {
  'All orders': {
    columns: allColumns,
    density: 'standard',
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [] },
  },
  'On hold': {
    columns: { ...allColumns, columnVisibilityModel: { status: false } },
    density: 'standard',
    filter: {
      filterModel: {
        items: [{ field: 'status', operator: 'is', value: 'on hold' }],
      },
    },
    sorting: { sortModel: [{ field: 'items', sort: 'desc' }] },
  },
  'Norway, compact': {
    columns: { ...allColumns, columnVisibilityModel: { country: false } },
    density: 'compact',
    filter: {
      filterModel: {
        items: [{ field: 'country', operator: 'equals', value: 'Norway' }],
      },
    },
    sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
  },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(firstViews);
  const [active, setActive] = React.useState('All orders');
  const [name, setName] = React.useState('');

  const apply = (view: string) => {
    apiRef.current?.restoreState(views[view]);
    setActive(view);
  };

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const view = name.trim();
    const state = apiRef.current?.exportState();
    if (view === '' || !state) return;
    setViews((old) => ({ ...old, [view]: state }));
    setActive(view);
    setName('');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {Object.keys(views).map((view) => (
          <Chip
            key={view}
            label={view}
            color={view === active ? 'primary' : 'default'}
            aria-pressed={view === active}
            onClick={() => apply(view)}
          />
        ))}
      </Stack>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        onSubmit={save}
        sx={{ mb: 2 }}
      >
        <TextField
          size="small"
          label="Name of the view"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Save view
        </Button>
      </Stack>
      <Box sx={{ height: 460 }}>
        <DataGrid
          apiRef={apiRef}
          label="Orders"
          showToolbar
          rows={orders}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
