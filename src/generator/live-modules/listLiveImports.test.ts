import { describe, expect, it } from 'vitest';
import { listLiveImports } from './listLiveImports.ts';

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

  it.each([
    // Made for another major version of the library than the installed one.
    ['AdapterDateFnsV2', false],
    ['AdapterDateFns', true],
  ])('offers %s: %s', (adapter, expected) => {
    for (const owner of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'])
      expect(imports.includes(`${owner}/${adapter}`)).toBe(expected);
  });

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
