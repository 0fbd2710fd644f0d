import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterPanel,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '#data/orders';

type Saved = Record<string, GridFilterModel>;

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'status', headerName: 'Status', width: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 110 },
];

const initial: Saved = {
  'On hold': {
    items: [{ id: 1, field: 'status', operator: 'equals', value: 'on hold' }],
  },
  'Large orders': {
    items: [{ id: 1, field: 'items', operator: '>=', value: 30 }],
  },
};

// The panel unmounts when it closes, so the list lives above the grid.
const SavedContext = React.createContext<{
  saved: Saved;
  setSaved: (saved: Saved) => void;
}>({ saved: {}, setSaved: () => {} });

function PanelWithSaved(props: GridSlotProps['filterPanel']) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const { saved, setSaved } = React.useContext(SavedContext);
  const [name, setName] = React.useState('');

  const save = () => {
    // `exportState()` removes what the inputs store for themselves.
    const { filter } = apiRef.current.exportState();
    if (filter?.filterModel) {
      setSaved({ ...saved, [name]: structuredClone(filter.filterModel) });
      setName('');
    }
  };
  const remove = (label: string) =>
    setSaved(
      Object.fromEntries(
        Object.entries(saved).filter(([other]) => other !== label),
      ),
    );

  return (
    <Box>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ p: 1.5, flexWrap: 'wrap', maxWidth: 560 }}
      >
        {Object.entries(saved).map(([label, filterModel]) => (
          <Chip
            key={label}
            label={label}
            onClick={() => apiRef.current.setFilterModel(filterModel)}
            onDelete={() => remove(label)}
          />
        ))}
      </Stack>
      <GridFilterPanel {...props} />
      <Stack direction="row" spacing={1} sx={{ p: 1.5 }}>
        <TextField
          size="small"
          label="Save as"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          disabled={name === '' || model.items.length === 0}
          onClick={save}
        >
          Save
        </Button>
      </Stack>
    </Box>
  );
}

export default function SavedFilters() {
  const [saved, setSaved] = React.useState(initial);
  const context = React.useMemo(() => ({ saved, setSaved }), [saved]);

  return (
    <SavedContext.Provider value={context}>
      <Box sx={{ height: 480, width: '100%' }}>
        <DataGrid
          label="Orders"
          showToolbar
          rows={orders}
          columns={columns}
          slots={{ filterPanel: PanelWithSaved }}
          initialState={{ filter: { filterModel: initial['On hold'] } }}
        />
      </Box>
    </SavedContext.Provider>
  );
}
