import * as React from 'react';
import Box from '@mui/material/Box';
import {
  getGridDateOperators,
  useGridApiContext,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';

// Keys in the calendar bubble through React to the cell, where Enter would
// end the edit before a day is chosen.
function stopKeysOfPopup(event: React.KeyboardEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.target as Node)) {
    event.stopPropagation();
  }
}

function DateInput({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box ref={ref} onKeyDown={stopKeysOfPopup} sx={{ width: '100%' }}>
      <DatePicker
        label={colDef.headerName}
        value={value instanceof Date ? dayjs(value) : null}
        onChange={(date: Dayjs | null) => {
          // Half a date isn't valid yet.
          if (date === null || date.isValid()) {
            void apiRef.current.setEditCellValue({
              id,
              field,
              value: date === null ? null : date.toDate(),
            });
          }
        }}
        slotProps={{ textField: { size: 'small', fullWidth: true } }}
      />
    </Box>
  );
}

function DateFilter(props: GridFilterInputValueProps) {
  const { item, applyValue, apiRef, disabled = false } = props;

  return (
    <DatePicker
      disabled={disabled}
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      value={item.value ? dayjs(item.value) : null}
      onChange={(date: Dayjs | null) => {
        // While users type the year, it has fewer than four digits.
        if (date === null || (date.isValid() && date.year() > 999)) {
          // The operators read the value as a day in UTC.
          applyValue({ ...item, value: date?.format('YYYY-MM-DD') });
        }
      }}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}

/** For values of the type `Date | null`. */
export const dateColumn: GridColTypeDef = {
  type: 'date',
  width: 190,
  renderEditCell: (params) => <DateInput {...params} />,
  filterOperators: getGridDateOperators().map((operator) =>
    operator.InputComponent
      ? { ...operator, InputComponent: DateFilter }
      : operator,
  ),
};
