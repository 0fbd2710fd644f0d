import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type {
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';

type Limits = [from: string, to: string];

function BetweenInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef, disabled } = props;
  const limits: Limits = item.value ?? ['', ''];

  const apply = ([from, to]: Limits) =>
    applyValue({ ...item, value: from || to ? [from, to] : undefined });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        disabled={disabled}
        inputRef={focusElementRef}
        value={limits[0]}
        onChange={(event) => apply([event.target.value, limits[1]])}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        disabled={disabled}
        value={limits[1]}
        onChange={(event) => apply([limits[0], event.target.value])}
      />
    </Stack>
  );
}

/** Both limits are included, and either can be empty. */
export const between: GridFilterOperator = {
  value: 'between',
  label: 'between',
  headerLabel: 'Between',
  InputComponent: BetweenInput,
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    // The parser of a number column turns empty limits into `null`.
    const [from, to] = value as (number | null)[];
    return (cell: number | null) =>
      cell !== null &&
      (from === null || cell >= from) &&
      (to === null || cell <= to);
  },
};
