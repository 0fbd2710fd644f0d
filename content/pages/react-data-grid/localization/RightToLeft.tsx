import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';

const cache = createCache({
  key: 'grid-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});
const withDirection = (theme: Theme): Theme => ({
  ...theme,
  direction: 'rtl',
  components: { ...theme.components, ...arSD.components },
});

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'الطبق', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'السعر', type: 'number', width: 110 },
];

const rows = [
  { id: 1, dish: 'حساء العدس', price: 12 },
  { id: 2, dish: 'أرز بالخضار', price: 18 },
  { id: 3, dish: 'كعك التمر', price: 9 },
  { id: 4, dish: 'سلطة الخيار', price: 11 },
  { id: 5, dish: 'خبز الزعتر', price: 6 },
  { id: 6, dish: 'دجاج بالليمون', price: 24 },
  { id: 7, dish: 'سمك مشوي', price: 31 },
  { id: 8, dish: 'عصير الرمان', price: 8 },
];

export default function RightToLeft() {
  const theme = withDirection(useTheme());

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box dir="rtl" lang="ar" sx={{ height: 360, width: '100%' }}>
          <DataGrid
            aria-label="قائمة الطعام"
            rows={rows}
            columns={columns}
            checkboxSelection
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
