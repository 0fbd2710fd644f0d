import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridLoadingOverlayProps } from '@mui/x-data-grid';
import { products, type Product } from '#data/products';
import { columns } from './columns';
import { namedProgress } from './namedProgress';

const none: Product[] = [];
type Variant = NonNullable<GridLoadingOverlayProps['variant']>;
const VARIANTS: Variant[] = [
  'linear-progress',
  'circular-progress',
  'skeleton',
];

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState<Variant>('circular-progress');
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        <TextField
          select
          size="small"
          label="Variant"
          value={variant}
          onChange={(event) => setVariant(event.target.value as Variant)}
          sx={{ width: 200 }}
        >
          {VARIANTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Switch
              checked={hasRows}
              onChange={(_event, checked) => setHasRows(checked)}
            />
          }
          label="Has rows"
        />
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGrid
          loading
          aria-label="Products"
          rows={hasRows ? products : none}
          columns={columns}
          slots={namedProgress}
          slotProps={{ loadingOverlay: { variant, noRowsVariant: variant } }}
        />
      </Box>
    </Box>
  );
}
