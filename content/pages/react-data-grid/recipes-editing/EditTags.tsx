import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { products, type Product } from '#data/products';

// A new array on each render would clear what users type.
const NO_TAGS: string[] = [];
const TAGS = [...new Set(products.flatMap(({ tags }) => tags))].toSorted();

function TagsEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Product, string[]>) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('');
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
      autoHighlight={text !== ''}
      options={TAGS}
      // A key that clears the cell starts with an empty text.
      value={Array.isArray(value) ? value : NO_TAGS}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onChange={(_event, tags) => {
        void apiRef.current.setEditCellValue({ id, field, value: tags });
      }}
      onKeyDown={(event) => {
        // While a tag is highlighted, Enter selects it and doesn't save.
        const input = event.target as HTMLElement;
        if (
          event.key === 'Enter' &&
          input.getAttribute('aria-activedescendant')
        ) {
          event.stopPropagation();
        }
      }}
      renderValue={(tags) => (
        <Box component="span" sx={{ pr: 1, whiteSpace: 'nowrap' }}>
          {tags.length} selected
        </Box>
      )}
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          {...InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...inputProps, 'aria-label': 'Tags' }}
          sx={{ pl: 2, font: 'inherit' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 160 },
  {
    field: 'tags',
    headerName: 'Tags',
    flex: 1,
    minWidth: 220,
    editable: true,
    sortable: false,
    valueFormatter: (value: string[] | '') => (value ? value.join(', ') : ''),
    valueSetter: (value: string[] | '', row) => ({ ...row, tags: value || [] }),
    renderEditCell: (params) => <TagsEditor {...params} />,
  },
];

export default function EditTags() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Tags"
        rows={products}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
