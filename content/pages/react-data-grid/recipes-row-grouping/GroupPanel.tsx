import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridColumnReorderDragColSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '#data/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 95,
    groupable: false,
  },
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 190 },
];

// Outside the component, so that the grid doesn't build the column again.
const groupingColDef = { headerName: 'Group', width: 200 };

const choices = columns.filter(({ groupable }) => groupable !== false);

export default function GroupPanel() {
  const apiRef = useGridApiRef();
  const panel = React.useRef<HTMLDivElement>(null);
  const draggedChip = React.useRef('');
  const [model, setModel] = React.useState(['region', 'status']);

  // Adds a field to the model, or moves it if it's already there.
  const place = (field: string, index: number) => {
    if (!choices.some((column) => column.field === field)) return;
    const rest = model.filter((other) => other !== field);
    setModel([...rest.slice(0, index), field, ...rest.slice(index)]);
  };

  const drop = (event: React.DragEvent, index: number) => {
    event.preventDefault();
    event.stopPropagation();
    // What users drag is either a chip or the header of a column.
    place(
      draggedChip.current || gridColumnReorderDragColSelector(apiRef),
      index,
    );
    draggedChip.current = '';
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Paper
        ref={panel}
        tabIndex={-1}
        variant="outlined"
        role="group"
        aria-label="Group by"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => drop(event, model.length)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          mb: 1,
        }}
      >
        {model.map((field, index) => (
          <Chip
            key={field}
            draggable
            label={`${index + 1}. ${choices.find((column) => column.field === field)?.headerName}`}
            aria-describedby="group-panel-help"
            onDragStart={() => {
              draggedChip.current = field;
            }}
            onDragEnd={() => {
              draggedChip.current = '';
            }}
            onDrop={(event) => drop(event, index)}
            onKeyDown={(event) => {
              const { direction } = getComputedStyle(event.currentTarget);
              const isRtl = direction === 'rtl';
              if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) {
                place(field, Math.max(index - 1, 0));
              }
              if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) {
                place(field, index + 1);
              }
            }}
            onDelete={() => {
              setModel(model.filter((other) => other !== field));
              // The chip disappears, so keep the focus in the panel.
              panel.current?.focus();
            }}
          />
        ))}
        <TextField
          select
          size="small"
          label="Add a group"
          value=""
          disabled={model.length === choices.length}
          onChange={(event) => place(event.target.value, model.length)}
          sx={{ width: 140 }}
        >
          {choices
            .filter(({ field }) => !model.includes(field))
            .map(({ field, headerName }) => (
              <MenuItem key={field} value={field}>
                {headerName}
              </MenuItem>
            ))}
        </TextField>
      </Paper>
      <Typography id="group-panel-help" variant="body2" sx={{ mb: 1 }}>
        Drop a column header above, drag the chips, or focus a chip and press an
        arrow key or Delete.
      </Typography>
      <Box sx={{ height: 460 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders"
          density="compact"
          rows={orders}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          defaultGroupingExpansionDepth={1}
          groupingColDef={groupingColDef}
          initialState={{ aggregation: { model: { items: 'sum' } } }}
        />
      </Box>
    </Box>
  );
}
