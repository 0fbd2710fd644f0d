import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', width: 120 },
];

const OFF = {
  checkboxSelection: false,
  checkboxSelectionVisibleOnly: false,
  disableMultipleRowSelection: false,
  disableRowSelectionOnClick: false,
  disableRowSelectionExcludeModel: false,
  keepNonExistentRowsSelected: false,
  hideFooterSelectedRowCount: false,
};
type Option = keyof typeof OFF;

export default function SelectionOptions() {
  const [options, setOptions] = React.useState({
    ...OFF,
    checkboxSelection: true,
  });
  const [enabled, setEnabled] = React.useState(true);
  const [model, setModel] = React.useState("{ type: 'include', ids: [] }");
  const active = Object.entries(options).filter(([, on]) => on);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        <FormControlLabel
          label="rowSelection"
          control={<Switch size="small" checked={enabled} />}
          onChange={(_event, on) => setEnabled(on)}
        />
        {(Object.keys(OFF) as Option[]).map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch size="small" checked={options[name]} />}
            onChange={(_event, on) => setOptions({ ...options, [name]: on })}
          />
        ))}
      </Stack>
      <Box sx={{ height: 420 }}>
        <DataGridPro
          key={JSON.stringify([options, enabled])}
          label="Sensors"
          showToolbar
          pagination
          rows={sensors}
          columns={columns}
          rowSelection={enabled}
          {...options}
          onRowSelectionModelChange={({ type, ids }) =>
            setModel(`{ type: '${type}', ids: [${[...ids].join(', ')}] }`)
          }
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          pageSizeOptions={[25, 50]}
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Code"
        sx={{ m: 0, mt: 2, overflow: 'auto', fontSize: 13 }}
      >
        {`<DataGridPro\n${enabled ? '' : '  rowSelection={false}\n'}${active
          .map(([name]) => `  ${name}\n`)
          .join('')}/>\n\nrowSelectionModel = ${model}`}
      </Box>
    </Box>
  );
}
