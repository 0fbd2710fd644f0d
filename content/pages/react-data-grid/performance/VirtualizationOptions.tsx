import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './readings';

const auto = () => 'auto' as const;

export default function VirtualizationOptions() {
  const apiRef = useGridApiRef();
  const [rowBufferPx, setRowBuffer] = React.useState(150);
  const [columnBufferPx, setColumnBuffer] = React.useState(150);
  const [off, setOff] = React.useState(false);
  const [autoHeight, setAutoHeight] = React.useState(false);
  const [virtualColumns, setVirtualColumns] = React.useState(false);
  const [cells, setCells] = React.useState(0);

  React.useEffect(() => {
    const count = () =>
      setCells(
        apiRef.current?.rootElementRef.current?.querySelectorAll(
          '[role="gridcell"]',
        ).length ?? 0,
      );
    const timer = setTimeout(count, 300);
    const stop = apiRef.current?.subscribeEvent('scrollPositionChange', count);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [apiRef, rowBufferPx, columnBufferPx, off, autoHeight, virtualColumns]);

  const pick = (label: string, value: number, set: (px: number) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(Number(event.target.value))}
      sx={{ minWidth: 150 }}
    >
      {[0, 150, 600].map((px) => (
        <MenuItem key={px} value={px}>{`${px} px`}</MenuItem>
      ))}
    </TextField>
  );
  const toggle = (
    label: string,
    checked: boolean,
    set: (on: boolean) => void,
  ) => (
    <FormControlLabel
      label={label}
      control={<Switch size="small" checked={checked} />}
      onChange={(_event, on) => set(on)}
    />
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {pick('rowBufferPx', rowBufferPx, setRowBuffer)}
        {pick('columnBufferPx', columnBufferPx, setColumnBuffer)}
        {toggle('disableVirtualization', off, setOff)}
        {toggle('Automatic row heights', autoHeight, setAutoHeight)}
        {toggle(
          'virtualizeColumnsWithAutoRowHeight',
          virtualColumns,
          setVirtualColumns,
        )}
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGrid
          // New buffers only apply after a scroll, so mount the grid again.
          key={[
            rowBufferPx,
            columnBufferPx,
            off,
            autoHeight,
            virtualColumns,
          ].join()}
          apiRef={apiRef}
          aria-label="Readings"
          rows={rows}
          columns={columns}
          rowBufferPx={rowBufferPx}
          columnBufferPx={columnBufferPx}
          disableVirtualization={off}
          getRowHeight={autoHeight ? auto : undefined}
          virtualizeColumnsWithAutoRowHeight={virtualColumns}
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mt: 2, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {`<DataGrid
  rowBufferPx={${rowBufferPx}}
  columnBufferPx={${columnBufferPx}}${off ? '\n  disableVirtualization' : ''}${
    autoHeight ? "\n  getRowHeight={() => 'auto'}" : ''
  }${virtualColumns ? '\n  virtualizeColumnsWithAutoRowHeight' : ''}
/>

${cells} of ${rows.length * columns.length} cells are in the DOM.`}
      </Box>
    </Box>
  );
}
