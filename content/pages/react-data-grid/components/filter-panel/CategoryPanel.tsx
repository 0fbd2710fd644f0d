import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { products } from '#data/products';
import { CATEGORIES, columns } from './columns';

function Categories() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = model.items[0]?.value ?? [];

  const toggle = (category: string) => {
    const value = chosen.includes(category)
      ? chosen.filter((name) => name !== category)
      : [...chosen, category];
    apiRef.current.setFilterModel({
      ...model,
      items: [{ field: 'category', operator: 'isAnyOf', value }],
    });
  };

  return (
    <FormGroup role="group" aria-label="Categories" sx={{ p: 2 }}>
      {CATEGORIES.map((category, index) => (
        <FormControlLabel
          key={category}
          label={category}
          control={
            <Checkbox
              size="small"
              autoFocus={index === 0}
              checked={chosen.includes(category)}
              onChange={() => toggle(category)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

export default function CategoryPanel() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Products by category"
        density="compact"
        showToolbar
        disableColumnMenu
        slots={{ filterPanel: Categories }}
        rows={products}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'category',
                  operator: 'isAnyOf',
                  value: ['Light', 'Sleep'],
                },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
