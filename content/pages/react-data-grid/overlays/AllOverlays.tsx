import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColumnVisibilityModel,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { columns } from './columns';
import { namedProgress } from './namedProgress';

const SITUATIONS = [
  'Rows',
  'First load',
  'Refresh',
  'No rows',
  'No results',
  'No columns',
] as const;
type Situation = (typeof SITUATIONS)[number];

const none: Product[] = [];
const noFilter: GridFilterModel = { items: [] };
const strictFilter: GridFilterModel = {
  items: [{ field: 'stock', operator: '>', value: '100000' }],
};
const nothingHidden: GridColumnVisibilityModel = {};
const allHidden: GridColumnVisibilityModel = Object.fromEntries(
  columns.map(({ field }) => [field, false]),
);

export default function AllOverlays() {
  const [situation, setSituation] = React.useState<Situation>('First load');
  const [filterModel, setFilterModel] = React.useState(noFilter);
  const [visibility, setVisibility] = React.useState(nothingHidden);
  const isEmpty = situation === 'First load' || situation === 'No rows';

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Situation"
        value={situation}
        onChange={(_event, next: Situation | null) => {
          if (next === null) return;
          setSituation(next);
          setFilterModel(next === 'No results' ? strictFilter : noFilter);
          setVisibility(next === 'No columns' ? allHidden : nothingHidden);
        }}
        sx={{ flexWrap: 'wrap', mb: 2 }}
      >
        {SITUATIONS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGrid
          label="Products"
          showToolbar
          rows={isEmpty ? none : products}
          columns={columns}
          slots={namedProgress}
          loading={situation === 'First load' || situation === 'Refresh'}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={setVisibility}
        />
      </Box>
    </Box>
  );
}
