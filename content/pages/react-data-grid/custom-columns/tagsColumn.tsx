import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import {
  GridFilterInputValue,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

const TAGS = [...new Set(products.flatMap(({ tags }) => tags))].sort();
const includesText = (tags: string[], text: string) =>
  tags.some((tag) => tag.toLowerCase().includes(text.toLowerCase()));

function TagsInput(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = params;
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      disableCloseOnSelect
      options={TAGS}
      // An empty string if users started the edit by typing.
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(_event, tags) => {
        void apiRef.current.setEditCellValue({ id, field, value: tags });
      }}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={(event) => {
        // Enter chooses an option while the list is open.
        if (event.key === 'Enter' && open) {
          event.stopPropagation();
        }
      }}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={inputRef}
          variant="standard"
          slotProps={{
            htmlInput: { ...props.inputProps, 'aria-label': colDef.headerName },
          }}
        />
      )}
      sx={{ px: 1, '& .MuiInputBase-root': { flexWrap: 'nowrap' } }}
    />
  );
}

export const tagsColumn: GridColDef<Product, string[], string> = {
  field: 'tags',
  headerName: 'Tags',
  width: 320,
  display: 'flex',
  // Also called with the edited value.
  valueFormatter: (tags: string[] | '') =>
    Array.isArray(tags) ? tags.join(', ') : '',
  valueSetter: (tags, row) => ({
    ...row,
    tags: Array.isArray(tags) ? tags : [],
  }),
  sortComparator: (a, b) => a.join().localeCompare(b.join()),
  filterOperators: [
    {
      label: 'contains',
      value: 'contains',
      InputComponent: GridFilterInputValue,
      getApplyFilterFn: ({ value }) =>
        value ? (tags) => includesText(tags, String(value)) : null,
    },
  ],
  renderCell: ({ value = [] }) =>
    value.map((tag) => (
      <Chip key={tag} size="small" label={tag} sx={{ mr: 0.5 }} />
    )),
  renderEditCell: (params) => <TagsInput {...params} />,
};
