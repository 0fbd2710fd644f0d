import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { products, type Product } from '#data/products';

const HEADERS = {
  English: ['Product', 'Category', 'Brand', 'Stock', 'Rating'],
  Español: ['Producto', 'Categoría', 'Marca', 'Existencias', 'Valoración'],
};
type Language = keyof typeof HEADERS;

function getColumns(language: Language): GridColDef<Product>[] {
  const [name, category, brand, stock, rating] = HEADERS[language];
  return [
    { field: 'name', headerName: name, flex: 1, minWidth: 180 },
    { field: 'category', headerName: category, width: 130 },
    { field: 'brand', headerName: brand, width: 150 },
    { field: 'stock', headerName: stock, type: 'number', width: 130 },
    { field: 'rating', headerName: rating, type: 'number', width: 130 },
  ];
}

export default function KeptLayout() {
  const apiRef = useGridApiRef();
  const [language, setLanguage] = React.useState<Language>('English');
  const [order, setOrder] = React.useState<string[]>([]);
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  const columns = React.useMemo(() => {
    const getPlace = ({ field }: GridColDef<Product>) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    return getColumns(language)
      .map((column) =>
        column.field in widths
          ? { ...column, flex: 0, width: widths[column.field] }
          : column,
      )
      .sort((a, b) => getPlace(a) - getPlace(b));
  }, [language, order, widths]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the headers"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="English">English</ToggleButton>
        <ToggleButton value="Español">Español</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 440 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Products"
          rows={products}
          columns={columns}
          onColumnOrderChange={() =>
            setOrder(
              apiRef.current?.getAllColumns().map(({ field }) => field) ?? [],
            )
          }
          onColumnWidthChange={({ colDef, width }) =>
            setWidths((current) => ({ ...current, [colDef.field]: width }))
          }
        />
      </Box>
    </Box>
  );
}
