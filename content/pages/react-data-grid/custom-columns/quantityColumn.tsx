import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import {
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const MAX = 60;

function QuantityInput(params: GridRenderEditCellParams) {
  const { id, field, row, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      ref={ref}
      size="small"
      aria-label={colDef.headerName}
      valueLabelDisplay="auto"
      min={1}
      max={MAX}
      // Without a value if users started the edit by typing.
      value={Number(value ?? row[field])}
      onChange={(_event, next) => {
        void apiRef.current.setEditCellValue({ id, field, value: next });
      }}
      sx={{ mx: 2 }}
    />
  );
}

/** For whole numbers up to 60. */
export const quantityColumn: GridColTypeDef = {
  type: 'number',
  width: 150,
  display: 'flex',
  renderCell: ({ value = 0, colDef }) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label={colDef.headerName}
        value={Math.min(100, (100 * value) / MAX)}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Box component="span" sx={{ width: 24, textAlign: 'end' }}>
        {value}
      </Box>
    </Box>
  ),
  valueSetter: (value, row, { field }) => ({
    ...row,
    [field]: value ?? row[field],
  }),
  renderEditCell: (params) => <QuantityInput {...params} />,
};
