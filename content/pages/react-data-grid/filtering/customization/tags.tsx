import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type {
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';
import type { Product } from '#data/products';

interface TagsInputProps extends GridFilterInputValueProps {
  options?: string[];
}

function TagsInput(props: TagsInputProps) {
  const { item, applyValue, focusElementRef, disabled, options = [] } = props;
  const selected: string[] = item.value ?? [];

  return (
    <Autocomplete
      multiple
      size="small"
      disabled={disabled}
      options={options}
      value={selected}
      onChange={(_event, value) =>
        applyValue({ ...item, value: value.length > 0 ? value : undefined })
      }
      renderInput={(params) => (
        <TextField {...params} label="Tags" inputRef={focusElementRef} />
      )}
    />
  );
}

/** Keeps the rows that have all of the selected tags. */
export const hasTags = (
  options: string[],
): GridFilterOperator<Product, string[], string, TagsInputProps> => ({
  value: 'hasTags',
  label: 'has all of',
  headerLabel: 'Has all of',
  InputComponent: TagsInput,
  InputComponentProps: { options },
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value) || value.length === 0) {
      return null;
    }
    return (tags) => value.every((tag) => tags.includes(tag));
  },
});
