import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE as coreDe, jaJP as coreJa } from '@mui/material/locale';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, jaJP } from '@mui/x-data-grid/locales';
import { products, type Product } from '#data/products';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

const LOCALES = {
  de: { ...coreDe.components, ...deDE.components },
  ja: { ...coreJa.components, ...jaJP.components },
};

export default function ThemeLocale() {
  const [locale, setLocale] = React.useState<keyof typeof LOCALES>('de');
  const outer = useTheme();
  const theme = {
    ...outer,
    components: { ...outer.components, ...LOCALES[locale] },
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={locale}
        onChange={(_event, value: keyof typeof LOCALES | null) =>
          value && setLocale(value)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value="de">Deutsch</ToggleButton>
        <ToggleButton value="ja">日本語</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Box lang={locale} sx={{ height: 440 }}>
          <DataGrid
            label="Products"
            showToolbar
            rows={products}
            columns={columns}
          />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
