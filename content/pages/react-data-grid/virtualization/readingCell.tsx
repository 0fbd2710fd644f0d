import Chip from '@mui/material/Chip';
import type { GridRenderCellParams } from '@mui/x-data-grid-pro';
import type { Reading } from './readings';

/** Costs more than text on purpose: a styled component in every cell. */
export function renderReading({
  value,
  formattedValue,
}: GridRenderCellParams<Reading, number>) {
  const isHigh = (value ?? 0) > 7500;
  return (
    <Chip
      size="small"
      variant={isHigh ? 'filled' : 'outlined'}
      color={isHigh ? 'primary' : 'default'}
      label={formattedValue}
    />
  );
}
