import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function RatingInput(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      value={typeof value === 'number' ? Math.round(value) : null}
      onChange={(_event, next) => {
        void apiRef.current.setEditCellValue({ id, field, value: next });
      }}
      sx={{ px: 1 }}
    />
  );
}

/** For numbers from 1 to 5, or `null`. */
export const ratingColumn: GridColTypeDef = {
  type: 'number',
  align: 'left',
  headerAlign: 'left',
  width: 150,
  display: 'flex',
  // The parser of number columns would turn null into 0.
  valueParser: (value: number | string | null | undefined) =>
    value === null || value === undefined || value === ''
      ? null
      : Number(value),
  renderCell: ({ value }) =>
    typeof value === 'number' ? (
      <Rating readOnly precision={0.1} value={value} />
    ) : null,
  renderEditCell: (params) => <RatingInput {...params} />,
};
