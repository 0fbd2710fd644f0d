import { describe, expect, it } from 'vitest';
import { listBareImports, listLiveImports } from './listLiveImports.ts';

describe('listBareImports', () => {
  it('reads imports of packages, on one line or many, and no others', () => {
    const source = [
      `import * as React from 'react';`,
      `import {\n  DataGrid,\n  type GridColDef,\n} from '@mui/x-data-grid';`,
      `import 'dayjs/locale/de';`,
      `export { rows } from './rows';`,
      `const text = "import a from 'b'";`,
    ].join('\n');
    expect(listBareImports(source)).toEqual(['react', '@mui/x-data-grid', 'dayjs/locale/de']);
  });
});

describe('listLiveImports', () => {
  const imports = listLiveImports();

  it.each([
    'react',
    'react/jsx-runtime',
    'react-dom/client',
    '@emotion/react',
    '@mui/material',
    '@mui/material/Button',
    '@mui/material/styles',
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@mui/x-data-grid/locales',
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-date-pickers-pro/DateRangePicker',
    '@mui/x-charts/BarChart',
    '@mui/x-charts-pro/Heatmap',
    '@mui/x-tree-view/RichTreeView',
    '@mui/x-tree-view-pro/RichTreeViewPro',
    'dayjs',
    'dayjs/plugin/utc',
  ])('has %s', (specifier) => {
    expect(imports).toContain(specifier);
  });

  it.each(['internals', 'tests', 'vitest', 'PigmentStack', './'])(
    'has nothing with "%s"',
    (text) => {
      expect(imports.filter((specifier) => specifier.split('/').includes(text))).toEqual([]);
    },
  );

  it('offers an adapter only with its library', () => {
    for (const [adapter, library] of [
      ['AdapterLuxon', 'luxon'],
      ['AdapterMoment', 'moment'],
      ['AdapterDayjs', 'dayjs'],
    ] as const) {
      for (const owner of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']) {
        expect(imports.includes(`${owner}/${adapter}`)).toBe(imports.includes(library));
      }
    }
  });
});
