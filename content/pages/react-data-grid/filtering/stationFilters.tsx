import {
  GridFilterPanel,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  type GridFilterFormProps,
  type GridSlotProps,
} from '@mui/x-data-grid-pro';

// Each column is offered once.
const filterColumns = ({
  field,
  columns: all,
  currentFilters,
}: FilterColumnsArgs) =>
  all
    .map((column) => column.field)
    .filter(
      (name) =>
        name === field || !currentFilters.some((item) => item.field === name),
    );
const getColumnForNewFilter = ({
  columns: all,
  currentFilters,
}: GetColumnForNewFilterArgs) =>
  all.find(({ field }) => !currentFilters.some((item) => item.field === field))
    ?.field ?? null;

const filterFormProps: Partial<GridFilterFormProps> = {
  filterColumns,
  columnInputProps: { sx: { minWidth: 140 } },
  operatorInputProps: { sx: { minWidth: 150 } },
  valueInputProps: { InputComponentProps: { placeholder: 'Any value' } },
  logicOperatorInputProps: { sx: { fontWeight: 600 } },
  deleteIconProps: { sx: { '& button': { color: 'error.main' } } },
};

export function StationFilters(props: GridSlotProps['filterPanel']) {
  return (
    <GridFilterPanel
      getColumnForNewFilter={getColumnForNewFilter}
      filterFormProps={filterFormProps}
      {...props}
    />
  );
}
